import { createHmac, randomBytes } from 'node:crypto';

/** Bytes of a secret. The standard permits 24 to 64. */
const SECRET_BYTES = 32;

/** A random secret, as receivers' libraries take it. */
export const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** A message to sign. */
export interface Message {
  id: string;
  /** When it is sent: receivers refuse an old signature. */
  at: Date;
  body: string;
}

/** The headers of a signed message (Standard Webhooks 1.0). */
export function signedHeaders(secret: string, { id, at, body }: Message): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
