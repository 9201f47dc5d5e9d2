// The luck of a served table, made again from its secret and what the players threw in (docs/fairness.md).

import { blake2b } from "./blake2b.js";

const NUMBERS = 16; // in a block
const LOW = 0xffffffffn;
const letters = new TextEncoder();

export function bytesIn(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexOf(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Luck {
  // ``stack`` says which cards lie on top after each shuffle, where an example of the rules needs them.
  constructor(secret, salts, stack = []) {
    const words = salts.map((salt) => `${letters.encode(salt).length}:${salt}`).join("");
    this.key = blake2b(letters.encode(words), { key: secret, person: letters.encode("tongbao key") });
    this.stack = stack;
    this.shuffles = 0;
    this.count = 0;
  }

  word() {
    const place = this.count % NUMBERS;
    if (place === 0) {
      const number = new DataView(new ArrayBuffer(8));
      number.setBigUint64(0, BigInt(this.count / NUMBERS), true);
      this.block = blake2b(new Uint8Array(number.buffer), { key: this.key, person: letters.encode("tongbao luck") });
    }
    this.count += 1;
    return new DataView(this.block.buffer).getUint32(4 * place, true);
  }

  below(n) {
    const least = 0x100000000n % BigInt(n);
    let product;
    do product = BigInt(this.word()) * BigInt(n);
    while ((product & LOW) < least);
    return Number(product >> 32n);
  }

  shuffle(cards) {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    const named = this.stack[this.shuffles++]?.split(/\s+/).filter(Boolean) ?? [];
    for (const card of named.reverse()) {
      const place = cards.indexOf(card);
      if (place >= 0) cards.push(...cards.splice(place, 1));
    }
  }
}
