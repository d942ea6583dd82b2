import { defaultPathSerializer } from 'openapi-fetch';
import type { Operation } from './operation.ts';
import { isRecord } from './result.ts';

/** The parts of a request, as openapi-fetch takes them. */
export interface RequestParts {
  params: { path: Record<string, unknown>; query: Record<string, unknown> };
  body?: unknown;
}

/** Splits the input of a call into path parameters, query and body. */
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
 * The address of a service: relative ones belong to `baseUrl`, or to the page.
 * @returns undefined where it names no server
 */
export function baseOf(
  service: string,
  services: Readonly<Record<string, string>>,
  baseUrl = (globalThis.location as Location | undefined)?.href,
): string | undefined {
  const address = services[service];
  return address !== undefined && URL.canParse(address, baseUrl) ? new URL(address, baseUrl).href : undefined;
}

/**
 * Builds the address of a call: the base address of its service and the rest of the contract's path.
 * `/api/user/role/{sub}` is `/role/{sub}` of the service `user`.
 * @throws TypeError for a path parameter that would change the path: missing, empty, or a dot segment, which browsers
 *   resolve even if it is percent-encoded (WHATWG URL, "double-dot path segment")
 */
export function addressOf(base: string, template: string, path: Record<string, unknown>): string {
  for (const [name, value] of Object.entries(path)) {
    if (/^(undefined|null|\.{0,2})$/.test(String(value))) throw new TypeError(`${name} cannot be part of a path`);
  }
  const [, rest = ''] = /^(?:\/api)?\/[^/]+(\/.*)$/.exec(template) ?? [];
  return base.replace(/\/+$/, '') + defaultPathSerializer(rest, path);
}
