import createClient, { type Middleware } from 'openapi-fetch';
import { readAnswer } from './answer.ts';
import type { ApiDependencies, ReadToken, StoreHeaders } from './dependencies.ts';
import type { Operation } from './operation.ts';
import { addressOf, type RequestParts } from './request.ts';
import { failureOf, type Failure, type Result } from './result.ts';

/** One attempt of a call. */
export interface Attempt {
  operation: Operation;
  parts: RequestParts;
  /** The Idempotency-Key of a write. */
  key: string | undefined;
  getToken: ReadToken;
  signal: AbortSignal;
}

/** openapi-fetch's client for a method and path that are known only at run time. */
interface UntypedClient {
  request: (method: string, path: string, init: object) => Promise<{ response: Response; error?: unknown }>;
}

/** Creates the function that sends one attempt and reads its answer; it resolves to a failure instead of throwing. */
export function createTransport({ services, getStore, fetch }: ApiDependencies) {
  const client = createClient() as unknown as UntypedClient;

  return async function send({ operation, parts, key, getToken, signal }: Attempt): Promise<Result<unknown>> {
    let isSent = false;
    let received: Response | undefined;
    try {
      const base = (services as Record<string, string>)[operation.service] ?? '';
      const init = {
        ...parts,
        signal,
        headers: {
          ...(!operation.file && { Accept: 'application/json, application/problem+json' }),
          ...(key !== undefined && { 'Idempotency-Key': key }),
        },
        pathSerializer: (path: string, values: Record<string, unknown>) => addressOf(base, path, values),
        middleware: operation.auth ? [bearer(getToken)] : [bearer(getToken), storeHeaders(getStore)],
        // The body of a success is read by readAnswer, that of an error by openapi-fetch.
        parseAs: 'stream',
        fetch: async (request: Request) => {
          isSent = true;
          received = await fetch(request);
          return received;
        },
      };
      const { response, error } = await client.request(operation.method, operation.path, init);
      return response.ok ? await readAnswer(response, operation) : failureOf(response.status, error);
    } catch {
      // The connection broke within the body of an error: its status is known.
      if (received?.ok === false) return failureOf(received.status, undefined);
      return fail(isSent ? 'network' : 'invalid');
    }
  };
}

/** Sends the token as bearer; a token that cannot be read counts as none. */
const bearer = (getToken: ReadToken): Middleware => ({
  async onRequest({ request }) {
    const token = await Promise.resolve()
      .then(getToken)
      .catch(() => null);
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
  },
});

/** Sends the values of the store in use, without those that are empty. */
const storeHeaders = (getStore: () => StoreHeaders | null): Middleware => ({
  onRequest({ request }) {
    const store = getStore();
    if (store?.shopifyApiDomain) request.headers.set('X-Graph-Location', store.shopifyApiDomain);
    if (store?.shopifyRestApiDomain) request.headers.set('X-Rest-Location', store.shopifyRestApiDomain);
    if (store?.accessToken) request.headers.set('X-Store-Access-Token', store.accessToken);
  },
});

/** A failure without an answer. */
export function fail(kind: Failure['kind']): Failure {
  return { ok: false, kind };
}
