import { createPublicKey, verify } from 'node:crypto';
import type { DevicePublicKey } from '../db/schema/devices.ts';

/** Whether the values are a point of the curve P-256. */
export function isPublicKey(key: DevicePublicKey): boolean {
  try {
    createPublicKey({ key: { ...key }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the private half of a key pair has signed a text: ECDSA with SHA-256.
 * @param signature base64url of the two numbers, as WebCrypto writes it (IEEE P1363)
 */
export function isSigned(key: DevicePublicKey, text: string, signature: string): boolean {
  return verify(
    'sha256',
    Buffer.from(text, 'utf8'),
    { key: createPublicKey({ key: { ...key }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}
