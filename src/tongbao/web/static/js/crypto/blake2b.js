// BLAKE2b (RFC 7693) with a key and a personalisation; words of 64 bits are BigInts.

const WORDS = 16;
const BLOCK = 128; // bytes
const ROUNDS = 12;
const LOW = (1n << 64n) - 1n;
// prettier-ignore
const START = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
// prettier-ignore
const ORDERS = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
// prettier-ignore
const MIXED = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
];

// The hash of some bytes, itself so many bytes long.
export function blake2b(message, { key = new Uint8Array(), person = new Uint8Array(), size = 64 } = {}) {
  const padded = new Uint8Array(key.length ? BLOCK + message.length : message.length);
  padded.set(key);
  padded.set(message, key.length ? BLOCK : 0);
  const parameters = new Uint8Array(64);
  parameters.set([size, key.length, 1, 1]);
  parameters.set(person, 48);
  const state = wordsIn(parameters).map((word, i) => word ^ START[i]);
  const blocks = Math.max(1, Math.ceil(padded.length / BLOCK));
  for (let number = 0; number < blocks; number++) {
    const isLast = number === blocks - 1;
    const block = new Uint8Array(BLOCK);
    block.set(padded.subarray(number * BLOCK, (number + 1) * BLOCK));
    compress(state, wordsIn(block), isLast ? padded.length : (number + 1) * BLOCK, isLast);
  }
  const bytes = new DataView(new ArrayBuffer(64));
  state.forEach((word, i) => bytes.setBigUint64(8 * i, word, true));
  return new Uint8Array(bytes.buffer, 0, size);
}

// Words of eight bytes, the lowest first.
function wordsIn(bytes) {
  const view = new DataView(bytes.buffer);
  return Array.from({ length: bytes.length / 8 }, (_, i) => view.getBigUint64(8 * i, true));
}

function compress(state, block, length, isLast) {
  const v = [...state, ...START];
  v[12] ^= BigInt(length);
  if (isLast) v[14] ^= LOW;
  for (let round = 0; round < ROUNDS; round++) {
    const order = ORDERS[round % ORDERS.length];
    MIXED.forEach((places, i) => mix(v, places, block[order[2 * i]], block[order[2 * i + 1]]));
  }
  for (let i = 0; i < WORDS / 2; i++) state[i] ^= v[i] ^ v[i + 8];
}

function mix(v, [a, b, c, d], x, y) {
  v[a] = (v[a] + v[b] + x) & LOW;
  v[d] = turned(v[d] ^ v[a], 32n);
  v[c] = (v[c] + v[d]) & LOW;
  v[b] = turned(v[b] ^ v[c], 24n);
  v[a] = (v[a] + v[b] + y) & LOW;
  v[d] = turned(v[d] ^ v[a], 16n);
  v[c] = (v[c] + v[d]) & LOW;
  v[b] = turned(v[b] ^ v[c], 63n);
}

// Turned to the right.
function turned(word, bits) {
  return ((word >> bits) | (word << (64n - bits))) & LOW;
}
