import { createFinalURL, createQuerySerializer, defaultBodySerializer, defaultPathSerializer } from 'openapi-fetch';
import type { CallOptions } from './calls.ts';
import type { Store } from './entities.ts';
import type { Operation } from './operations.ts';
import { isRecord } from './result.ts';

/** Where a call goes and what it carries; the bearer is added for each attempt. */
export interface PreparedRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** What the three store headers are made of. */
export type StoreHeaders = Pick<Store, 'shopifyApiDomain' | 'shopifyRestApiDomain' | 'accessToken'>;

const querySerializer = createQuerySerializer();

/** The service of a contract's path, and what follows it. `/api/user/role/{sub}` is `user` and `/role/{sub}`. */
export function splitPath(path: string): { service: string; rest: string } {
  const [, service = '', rest = ''] = /^(?:\/api)?\/([^/]+)(\/.*)$/.exec(path) ?? [];
  return { service, rest };
}

/**
 * Lays a call out as the contract says: path parameters, query, body, headers.
 * @throws TypeError for a path parameter that would lead to another address: none, '' or a dot segment, which
 *   browsers resolve even when it is percent-encoded (WHATWG URL, "double-dot path segment")
 */
export function prepare(
  operation: Operation,
  base: string,
  input: unknown,
  options: CallOptions,
  store: StoreHeaders | null,
): PreparedRequest {
  const { rest } = splitPath(operation.path);
  const kind = operation.input ?? (operation.method === 'GET' ? 'params' : 'body');
  const params = (kind === 'params' || kind === 'both') && isRecord(input) ? { ...input } : {};
  const body = kind === 'both' ? params['body'] : kind === 'body' ? input : undefined;
  if (kind === 'both') delete params['body'];

  const path: Record<string, unknown> = {};
  for (const [, name = ''] of rest.matchAll(/\{(\w+)\}/g)) {
    path[name] = params[name];
    delete params[name];
    if (/^(undefined|null|\.{0,2})$/.test(String(path[name]))) throw new TypeError(`${name} cannot be part of a path`);
  }

  const headers: Record<string, string> = {};
  if (!operation.file) headers['Accept'] = 'application/json, application/problem+json';
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (options.key && operation.keyed) headers['Idempotency-Key'] = options.key;
  if (store && !operation.auth) {
    if (store.shopifyApiDomain) headers['X-Graph-Location'] = store.shopifyApiDomain;
    if (store.shopifyRestApiDomain) headers['X-Rest-Location'] = store.shopifyRestApiDomain;
    if (store.accessToken) headers['X-Store-Access-Token'] = store.accessToken;
  }

  return {
    url: createFinalURL(rest, {
      baseUrl: base.replace(/\/+$/, ''),
      params: { query: params, path },
      querySerializer,
      pathSerializer: defaultPathSerializer,
    }),
    method: operation.method,
    headers,
    ...(body !== undefined && { body: defaultBodySerializer(body) }),
  };
}
