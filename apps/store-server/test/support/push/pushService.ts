import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:https';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import type { PushPayload } from '../../../src/push/notice.ts';

/** The decryption of RFC 8291 that `web-push` brings. It has no types. */
interface Decryption {
  decrypt: (body: Buffer, options: { version: 'aes128gcm'; privateKey: unknown; authSecret: string }) => Buffer;
}

const require = createRequire(createRequire(import.meta.url).resolve('web-push'));
const { decrypt } = require('http_ece') as Decryption;

const made = await generate([{ name: 'commonName', value: 'localhost' }], {
  keyType: 'ec',
  algorithm: 'sha256',
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
});

/** The certificate of the push service of the tests, for localhost: only this run of a test trusts it. */
export const certificate = made.cert;

/** A message as a browser gets it. */
export interface Received {
  /** The browser, by the end of its endpoint. */
  browser: string;
  payload: PushPayload;
  headers: Record<string, string | string[] | undefined>;
  bytes: number;
}

/** What the push service answers: a status, with seconds to wait, or nothing. */
type Answer = number | { status: number; retryAfter: number } | 'nothing';

/** A push service on loopback, with https. It decrypts what browsers get. */
export async function openPushService() {
  const browsers = new Map<string, { privateKey: ReturnType<typeof createECDH>; auth: string }>();
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer({ cert: certificate, key: made.private }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const browser = request.url?.slice(1) ?? '';
      const keys = browsers.get(browser);
      if (keys === undefined) return response.writeHead(404).end();
      const body = Buffer.concat(chunks);
      const options = { version: 'aes128gcm', privateKey: keys.privateKey, authSecret: keys.auth } as const;
      const text = decrypt(body, options);
      const payload = JSON.parse(text.toString()) as PushPayload;
      received.push({ browser, payload, headers: request.headers, bytes: text.length });
      const answer = answers.get(browser) ?? 201;
      if (answer === 'nothing') return undefined;
      if (typeof answer === 'number') return response.writeHead(answer).end();
      return response.writeHead(answer.status, { 'retry-after': String(answer.retryAfter) }).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    host: `localhost:${port}`,
    received,
    answers,
    /** A browser's subscription. */
    subscribe(browser: string) {
      const privateKey = createECDH('prime256v1');
      const p256dh = privateKey.generateKeys().toString('base64url');
      const auth = randomBytes(16).toString('base64url');
      browsers.set(browser, { privateKey, auth });
      return { endpoint: `https://localhost:${port}/${browser}`, p256dh, auth, name: browser };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type TestPushService = Awaited<ReturnType<typeof openPushService>>;
