/**
 * A new Idempotency-Key: 128 random bits, as a UUID where the browser has one. `randomUUID` is missing on plain
 * http (MDN, secure contexts), where a test till may well run.
 */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
