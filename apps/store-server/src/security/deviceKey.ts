import { createHash } from 'node:crypto';

/**
 * The hash under which a kiosk's device key is stored: SHA-256, hex. A fast hash is enough because the key is drawn at
 * random when the kiosk is set up, not chosen by a person.
 */
export function hashDeviceKey(key: string): string {
  return createHash('sha256').update(key, 'utf8').digest('hex');
}
