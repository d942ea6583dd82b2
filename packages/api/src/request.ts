import { defaultPathSerializer } from 'openapi-fetch';
import type { Operation } from './operation.ts';
import { isRecord } from './result.ts';

/** What an operation sends, as openapi-fetch takes it. */
export interface RequestParts {
  params: { path: Record<string, unknown>; query: Record<string, unknown> };
  body?: unknown;
}

/** Sorts the input of a call into path parameters, query and body. */
export function splitInput({ path: template, input: kind }: Operation, input: unknown): RequestParts {
  if (kind === 'none') return { params: { path: {}, query: {} } };
  if (kind === 'body') return { params: { path: {}, query: {} }, body: input };
  const query = isRecord(input) ? { ...input } : {};
  const path: Record<string, unknown> = {};
  for (const [, name = ''] of template.matchAll(/\{(\w+)\}/g)) {
    path[name] = query[name];
    delete query[name];
  }
  if (kind === 'params') return { params: { path, query } };
  const { body, ...rest } = query;
  return { params: { path, query: rest }, body };
}

/**
 * The address of a call: the base address of its service, then the rest of the contract's path. `/api/user/role/{sub}`
 * is `/role/{sub}` of the service `user`.
 * @throws TypeError for a path parameter that leads to another address: none, '' or a dot segment, which browsers resolve
 *   even when it is percent-encoded (WHATWG URL, "double-dot path segment")
 */
export function addressOf(base: string, template: string, path: Record<string, unknown>): string {
  for (const [name, value] of Object.entries(path)) {
    if (/^(undefined|null|\.{0,2})$/.test(String(value))) throw new TypeError(`${name} cannot be part of a path`);
  }
  const [, rest = ''] = /^(?:\/api)?\/[^/]+(\/.*)$/.exec(template) ?? [];
  return base.replace(/\/+$/, '') + defaultPathSerializer(rest, path);
}
