import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { PushKeys } from '../security/pushKeys.ts';
import type { PushPayload } from './notice.ts';
import type { WaitingMessage } from './queue.ts';

/** The longest payload, bytes. Push services take 4 KB after the encryption (RFC 8030, section 7.2). */
const PAYLOAD_MAX_BYTES = 3_072;

/** A topic has at most 32 characters of base64url (RFC 8030, section 5.4). */
const TOPIC_LENGTH = 32;

/** The request that sends a message to its push service: encrypted (RFC 8291), signed (RFC 8292). */
export function requestOf(
  { endpoint, p256dh, auth }: Pick<WaitingMessage, 'endpoint' | 'p256dh' | 'auth'>,
  payload: PushPayload,
  { keys, contact, ttl }: { keys: PushKeys; contact: string; ttl: number },
): { headers: Record<string, string>; body: Buffer } {
  const text = JSON.stringify(payload);
  if (Buffer.byteLength(text) > PAYLOAD_MAX_BYTES) throw new Error('The payload of a push message is too long.');
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: { subject: contact, ...keys },
    TTL: ttl,
    urgency: 'high',
    topic: topicOf(payload),
    contentEncoding: 'aes128gcm',
  });
  const headers = Object.entries(details.headers).map(([name, value]) => [name.toLowerCase(), value]);
  return { headers: Object.fromEntries(headers) as Record<string, string>, body: details.body };
}

/** A push service keeps one message of a topic: a newer one about the same object, or its end, replaces it. */
function topicOf(payload: PushPayload): string {
  const tag = 'tag' in payload ? payload.tag : payload.kind;
  return createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LENGTH);
}
