// The link to the table: one socket that notices within seconds when it is dead, and comes back by itself. What the server
// answers to a ping is its time.

const SILENCE = 2500; // after so long without a word we ask whether anybody is there
const DEAD = 9000; // after so long without an answer the link is dead
const SOONEST = 250;
const LATEST = 8000;
const FLOODED = 4429; // the code with which the server closes who says too much
const CALM = 60000; // after so long we come back then, and not sooner

export class Link {
  // greet() gives the first message of every connection; hear(message) gets each one that comes.
  constructor(address, greet, hear) {
    Object.assign(this, { address, greet, hear, tries: 0, over: false, calm: false, socket: null });
    addEventListener("online", () => this.hurry());
    addEventListener("offline", () => this.doubt());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    this.open();
  }

  open() {
    const socket = (this.socket = new WebSocket(this.address));
    clearTimeout(this.retry);
    this.calm = false;
    this.listen(DEAD);
    socket.onopen = () => {
      this.say(this.greet());
      this.listen(DEAD);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.tries = 0;
      document.documentElement.dataset.link = "live";
      this.listen(SILENCE);
      const message = JSON.parse(event.data);
      if (message.gone) this.over = true;
      this.hear(message);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      this.calm = code === FLOODED;
      this.lose();
    };
  }

  // Wait for the next word; after silence ask, and if there is no answer give the link up.
  listen(patience) {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      if (patience === SILENCE && this.say({ ping: 1 })) this.listen(DEAD);
      else this.lose();
    }, patience);
  }

  lose() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    clearTimeout(this.watch);
    clearTimeout(this.retry);
    if (this.over) return;
    document.documentElement.dataset.link = "lost";
    const wait = this.calm ? CALM : Math.min(LATEST, SOONEST * 2 ** this.tries++);
    this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  // Somebody is looking again or the network is back: don't wait for the next try.
  hurry() {
    if (this.calm) return;
    if (!this.socket && !this.over) this.open();
    else if (this.say({ ping: 1 })) this.listen(DEAD);
  }

  // The network is gone: say so at once, though a server on this very device may still answer.
  doubt() {
    document.documentElement.dataset.link = "lost";
    if (this.say({ ping: 1 })) this.listen(DEAD);
  }

  say(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
