/**
 * Creates an Idempotency-Key of 128 random bits: a UUID where the browser has `randomUUID`, which is missing on plain
 * http (MDN, secure contexts).
 */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
