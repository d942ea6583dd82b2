import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { retryAfterOf } from './retryAfter.ts';

/** How long a receiver may take, from the look-up of its address to the head of its answer, ms. */
export const RECEIVER_MS = 5_000;

/** The result of an attempt. */
export interface Outcome {
  /** The status; undefined without an answer. */
  status: number | undefined;
  /** How long the receiver asks to wait, s. */
  retryAfter: number | undefined;
  /** For the log: `204`, `timeout`, `private address`. */
  text: string;
}

/** Sends a message to a receiver. Never throws, follows no redirect, and reads no body. */
export type Post = (
  url: string,
  headers: Record<string, string>,
  body: string | Buffer,
  stop: AbortSignal,
) => Promise<Outcome>;

/** An address in a network of its own, which only the store may reach. */
class PrivateAddress extends Error {
  override readonly message = 'private address';
}

/** Whether everybody can reach an address: no private, local, shared or reserved one (IANA special-purpose registries). */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Looks up an address like the system, and refuses private ones. The connection then uses the address that was checked. */
const lookUpPublic: LookupFunction = (host, options, done) =>
  lookUp(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error !== null || first === undefined) return done(error ?? new Error('no address'), '', 4);
    if (!found.every(({ address }) => isPublic(address))) return done(new PrivateAddress(), '', 4);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });

/**
 * Creates the sender.
 * @param options.allowsPrivate whether receivers in private networks and without TLS are permitted
 * @param options.ca the certificates that are trusted. @default those of Node.js
 */
export function createPost({
  allowsPrivate,
  limitMs = RECEIVER_MS,
  ca,
}: {
  allowsPrivate: boolean;
  limitMs?: number;
  ca?: string;
}): Post {
  return async (url, headers, body, stop) => {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(limitMs)]);
    try {
      const { protocol, hostname } = new URL(url);
      const host = hostname.replace(/^\[|\]$/g, '');
      if (!allowsPrivate && (protocol !== 'https:' || (isIP(host) !== 0 && !isPublic(host))))
        throw new PrivateAddress();
      return await send(url, { headers, body, signal, lookup: allowsPrivate ? undefined : lookUpPublic, ca });
    } catch (error) {
      const text = signal.aborted && !stop.aborted ? 'timeout' : (codeOf(error) ?? 'no answer');
      return { status: undefined, retryAfter: undefined, text };
    }
  };
}

interface Sending {
  headers: Record<string, string>;
  body: string | Buffer;
  signal: AbortSignal;
  lookup: LookupFunction | undefined;
  ca: string | undefined;
}

function send(url: string, { headers, body, signal, lookup, ca }: Sending): Promise<Outcome> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  const length = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers: { ...length, ...headers }, signal, lookup, ca }, (answer) => {
      const { statusCode = 0 } = answer;
      answer.destroy();
      resolve({
        status: statusCode,
        retryAfter: retryAfterOf(answer.headers['retry-after']),
        text: String(statusCode),
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof PrivateAddress) return error.message;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
