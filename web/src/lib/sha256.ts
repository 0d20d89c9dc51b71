// SHA-256 of a text, in hexadecimal. The browser's own is only there over HTTPS, and a proof must not depend on that.

const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);

const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(text: string): string {
  const block = padded(new TextEncoder().encode(text));
  const hash = Int32Array.from(START);
  for (let at = 0; at < block.byteLength; at += 64) mix(hash, new DataView(block.buffer, at, 64));
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function padded(said: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(Math.ceil((said.length + 9) / 64) * 64);
  block.set(said);
  block[said.length] = 0x80;
  new DataView(block.buffer).setBigUint64(block.length - 8, BigInt(said.length) * 8n);
  return block;
}

function mix(hash: Int32Array, chunk: DataView): void {
  const words = schedule(chunk);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = hash[i]! + word));
}

function schedule(chunk: DataView): Int32Array {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) words[i] = chunk.getInt32(i * 4);
  for (let i = 16; i < 64; i++) {
    const near = words[i - 2]!;
    const far = words[i - 15]!;
    const low = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const high = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words[i] = words[i - 16]! + low + words[i - 7]! + high;
  }
  return words;
}
