import { createHash } from 'node:crypto';

/**
 * The stored hash of a kiosk's device key: SHA-256, hex. A fast hash is enough, because the key is random and not
 * chosen by a person.
 */
export function hashDeviceKey(key: string): string {
  return createHash('sha256').update(key, 'utf8').digest('hex');
}
