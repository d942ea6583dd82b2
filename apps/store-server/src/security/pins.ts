import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { said, type Said } from '../base/problems.ts';

/**
 * The cost of a PIN's hash: about 0.2 s and 32 MB. A stored hash names the cost with which it was made, so a change here
 * leaves older hashes valid.
 */
const COST = { N: 2 ** 15, r: 8, p: 2 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Why a text cannot be the PIN of a person; undefined for a PIN. */
export function pinFault(pin: string): Said | undefined {
  if (!/^\d{6}$/.test(pin)) return said('A PIN has six digits.');
  const steps = new Set(Array.from(pin.slice(1), (digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10));
  if (steps.size > 1) return undefined;
  if (steps.has(0)) return said('Six equal digits are easy to guess. Choose another PIN.');
  if (steps.has(1) || steps.has(9)) return said('A run of digits is easy to guess. Choose another PIN.');
  return undefined;
}

/** The text that is stored of a PIN: method, cost, salt and hash. */
export async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(pin, salt, COST);
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether a stored text belongs to a PIN. The comparison takes the same time for each wrong PIN. */
export async function isPinOf(stored: string, pin: string): Promise<boolean> {
  const [method, N, r, p, salt = '', hash = ''] = stored.split('$');
  if (method !== 'scrypt') throw new Error('The hash of a PIN has an unknown method.');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await derive(pin, Buffer.from(salt, 'base64url'), cost);
  const expected = Buffer.from(hash, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function derive(pin: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  // Node.js refuses more than 32 MB by default; scrypt needs 128 · N · r bytes and a little more.
  const maxmem = 128 * cost.N * cost.r * 2;
  return new Promise((resolve, reject) => {
    scrypt(pin, salt, HASH_BYTES, { ...cost, maxmem }, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}
