import createClient, { type Middleware } from 'openapi-fetch';
import { readAnswer } from './answer.ts';
import type { CallOptions } from './calls.ts';
import type { ApiOptions, ReadToken, StoreHeaders } from './apiOptions.ts';
import { askAgain } from './askAgain.ts';
import type { Operation } from './operation.ts';
import { addressOf, baseOf, type RequestParts } from './request.ts';
import { failureOf, type Failure, type Result } from './result.ts';

/** One attempt of a call. */
export interface Attempt {
  operation: Operation;
  parts: RequestParts;
  /** The Idempotency-Key of a write. */
  key: string | undefined;
  getToken: ReadToken;
  signal: AbortSignal;
  onProgress?: CallOptions['onProgress'];
}

/** openapi-fetch's client for a method and path that are known only at run time. */
interface UntypedClient {
  request: (method: string, path: string, init: object) => Promise<{ response: Response; error?: unknown }>;
}

/** Creates the function that sends one attempt and reads its response. It never throws: errors become failures. */
export function createTransport({ services, baseUrl, getStore, fetch, sayProblem, now = Date.now }: ApiOptions) {
  const client = createClient() as unknown as UntypedClient;

  return async function send({
    operation,
    parts,
    key,
    getToken,
    signal,
    onProgress,
  }: Attempt): Promise<Result<unknown>> {
    let isSent = false;
    let received: Response | undefined;
    const base = baseOf(operation.service, services, baseUrl);
    if (base === undefined) return { ...fail('invalid'), message: withoutServer(operation.service, services) };
    try {
      const init = {
        ...parts,
        signal,
        headers: {
          Accept: !operation.file ? 'application/json, application/problem+json' : undefined,
          'Idempotency-Key': key,
          'Content-Type': operation.binary ? 'application/octet-stream' : undefined,
          'X-Device-Time': operation.timed ? new Date(now()).toISOString() : undefined,
        },
        bodySerializer: operation.binary ? (body: unknown) => body : undefined,
        pathSerializer: (path: string, values: Record<string, unknown>) => addressOf(base, path, values),
        middleware: operation.auth ? [bearer(getToken)] : [bearer(getToken), storeHeaders(getStore)],
        // readAnswer reads the body of a success; openapi-fetch reads that of an error.
        parseAs: 'stream',
        fetch: async (request: Request) => {
          isSent = true;
          received = await askAgain(operation.service, request, fetch);
          return received;
        },
      };
      const { response, error } = await client.request(operation.method, operation.path, init);
      return translated(
        response.ok ? await readAnswer(response, operation, onProgress) : failureOf(response.status, error),
        sayProblem,
      );
    } catch {
      // The connection broke while the body of an error was read: its status is known.
      if (received?.ok === false) return failureOf(received.status, undefined);
      return fail(isSent ? 'network' : 'invalid');
    }
  };
}

/** Tells a developer why a call has no address. */
const withoutServer = (service: string, services: Readonly<Record<string, string>>): string =>
  `The address "${services[service]}" of the service "${service}" names no server. Give createApi a baseUrl, e.g. "https://store.example".`;

/** The result, with the message of its problem in the user's language if it can be said in it. */
function translated(result: Result<unknown>, sayProblem: ApiOptions['sayProblem']): Result<unknown> {
  if (result.ok || !result.problem) return result;
  const message = sayProblem?.(result.problem);
  if (message === undefined) return result;
  // A failure that one field causes says the same at the field.
  const { errors, detail } = result.problem;
  const said = errors?.map((error) => (error.message === detail ? { ...error, message } : error));
  return { ...result, message, problem: { ...result.problem, errors: said } };
}

/** Sends the bearer token. If it cannot be read, none is sent. */
const bearer = (getToken: ReadToken): Middleware => ({
  async onRequest({ request }) {
    const token = await Promise.resolve()
      .then(getToken)
      .catch(() => null);
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
  },
});

/** Sends the values of the store in use as headers; empty values are not sent. */
const storeHeaders = (getStore: () => StoreHeaders | null): Middleware => ({
  onRequest({ request }) {
    const store = getStore();
    if (store?.shopifyApiDomain) request.headers.set('X-Graph-Location', store.shopifyApiDomain);
    if (store?.shopifyRestApiDomain) request.headers.set('X-Rest-Location', store.shopifyRestApiDomain);
    if (store?.accessToken) request.headers.set('X-Store-Access-Token', store.accessToken);
  },
});

/** Creates a failure without a response. */
export function fail(kind: Failure['kind']): Failure {
  return { ok: false, kind };
}
