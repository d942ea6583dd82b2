import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { OperationId } from '@instore/api';
import { isResourceKind, type ResourceKind } from './resources.ts';

/** The place of a value in a request: `path.id`, `body.locations`; `query.locationId?` is optional. */
export interface Place {
  part: 'path' | 'query' | 'body';
  name: string;
  optional: boolean;
}

/**
 * Why an operation is expensive (`x-cost`). `query`: the database reads many rows before the answer begins. `download`:
 * the answer is a file that the server builds while it sends it.
 */
export type Cost = 'query' | 'download';

/** The media type of a body that is bytes. */
export const BYTES = 'application/octet-stream';

/** The contract's rules for an operation: who may call it, and what it takes and sends. */
export interface OperationRule {
  id: OperationId;
  /** What it does, in a few words. */
  summary: string;
  method: string;
  /** As the contract writes it: `/api/user/{id}`. */
  path: string;
  /** `none`: public; `accessToken`: the corporate access token, checked by the handler itself. */
  access: 'session' | 'accessToken' | 'none';
  roles: string[];
  /** Whether an API key may call it instead of a person (`security` with `apiKey`). */
  takesKeys: boolean;
  /** Whether it takes a body; every body of this contract is required. */
  takesBody: boolean;
  /** Whether its body is bytes, not JSON. */
  takesBytes: boolean;
  /** Whether a request without a body is refused. */
  needsBody: boolean;
  location?: Place;
  /** A resource that must belong to a location of the caller, and the place of its id. */
  locationOf?: { what: ResourceKind; place: Place };
  self?: Place;
  /** On a tablet: `full` a sign-in by PIN is not enough; `fresh` the full sign-in must be a few minutes old at most. */
  signIn?: 'full' | 'fresh';
  /** Absent for an operation that costs little. */
  cost?: Cost;
  /** Whether it may read from a replica of the database. */
  mayReadReplica: boolean;
  /** Whether it answers a file, not JSON. */
  sendsFile: boolean;
}

interface OperationObject {
  operationId: OperationId;
  summary: string;
  security?: Record<string, string[]>[];
  requestBody?: { required?: boolean; content?: Record<string, object> };
  responses?: Record<string, { content?: Record<string, object> }>;
  'x-roles'?: string[];
  'x-location'?: string;
  'x-location-of'?: string;
  'x-self'?: string;
  'x-sign-in'?: string;
  'x-cost'?: string;
  'x-replica'?: boolean;
}

/** The contract's rule for a destination of the live socket: who may listen. */
export interface DestinationRule {
  /** As the contract writes it: `/topic/locations/{locationId}/changes`. */
  destination: string;
  roles: string[];
  /** The part of the destination that names a location at which the caller must work. */
  location?: string;
  /** The part of the destination that names the user, who must be the caller. */
  self?: string;
}

interface DestinationObject {
  'x-roles'?: string[];
  'x-location'?: string;
  'x-self'?: string;
}

/** The part of the contract that this server reads itself. The router reads the rest. */
export interface Contract {
  document: {
    paths: Record<string, Record<string, OperationObject>>;
    components: { schemas: object };
    'x-live'?: { destinations: Record<string, DestinationObject> };
  };
  rules: Map<OperationId, OperationRule>;
  destinations: DestinationRule[];
}

/** Makes the check whether a role may call an operation: data of that operation is hidden from other roles elsewhere, too. */
export function mayCall({ rules }: Contract, id: OperationId): (role: string) => boolean {
  const roles = new Set(rules.get(id)?.roles);
  return (role) => roles.has(role);
}

let known: Contract | undefined;

/**
 * Reads the contract and its access rules. The file is read once, because reading it takes half a second.
 * @throws Error naming an operation that is neither public nor has roles, or a destination without roles
 */
export function readContract(text?: string): Contract {
  if (text !== undefined) return parseContract(text);
  const file = fileURLToPath(import.meta.resolve('@instore/api/openapi.yaml'));
  return (known ??= parseContract(readFileSync(file, 'utf8')));
}

function parseContract(text: string): Contract {
  const document = parse(text, { maxAliasCount: -1 }) as Contract['document'];
  const rules = new Map<OperationId, OperationRule>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      rules.set(operation.operationId, ruleOf(operation, method.toUpperCase(), path));
    }
  }
  const destinations = Object.entries(document['x-live']?.destinations ?? {}).map(destinationRuleOf);
  return { document, rules, destinations };
}

function destinationRuleOf([destination, object]: [string, DestinationObject]): DestinationRule {
  const { 'x-roles': roles = [], 'x-location': location, 'x-self': self } = object;
  if (roles.length === 0) throw new Error(`The contract's ${destination} has no x-roles`);
  for (const name of [location, self]) {
    if (name !== undefined && !destination.includes(`{${name}}`)) {
      throw new Error(`The contract's ${destination} has no part ${name}`);
    }
  }
  return { destination, roles, location, self };
}

function ruleOf(operation: OperationObject, method: string, path: string): OperationRule {
  const id = operation.operationId;
  const roles = operation['x-roles'] ?? [];
  const access = accessOf(id, operation.security);
  if (access === 'session' && roles.length === 0)
    throw new Error(`The contract's ${id} has no x-roles and is not public`);
  return {
    id,
    summary: operation.summary,
    method,
    path,
    access,
    roles,
    takesKeys: operation.security?.some((scheme) => 'apiKey' in scheme) ?? false,
    takesBody: operation.requestBody !== undefined,
    takesBytes: BYTES in (operation.requestBody?.content ?? {}),
    needsBody: operation.requestBody?.required === true,
    cost: operation['x-cost'] === undefined ? undefined : costOf(id, operation['x-cost']),
    signIn: operation['x-sign-in'] === undefined ? undefined : signInOf(id, operation['x-sign-in']),
    mayReadReplica: operation['x-replica'] === true,
    sendsFile: !('application/json' in (operation.responses?.['200']?.content ?? {})),
    location: operation['x-location'] ? placeOf(id, operation['x-location']) : undefined,
    locationOf: operation['x-location-of'] ? resourceRuleOf(id, operation['x-location-of']) : undefined,
    self: operation['x-self'] ? placeOf(id, operation['x-self']) : undefined,
  };
}

/** Without `security` an operation takes a session; it may take an API key as well. */
function accessOf(id: string, security: OperationObject['security']): OperationRule['access'] {
  const schemes = security?.flatMap((scheme) => Object.keys(scheme)) ?? ['session'];
  if (schemes.length === 0) return 'none';
  if (schemes.every((scheme) => scheme === 'accessToken')) return 'accessToken';
  if (schemes.includes('session') && schemes.every((scheme) => scheme === 'session' || scheme === 'apiKey')) {
    return 'session';
  }
  throw new Error(`The contract's ${id} uses a security scheme that this server does not know`);
}

function signInOf(id: string, text: string): 'full' | 'fresh' {
  if (text !== 'full' && text !== 'fresh') throw new Error(`The contract's ${id} has an unknown x-sign-in: ${text}`);
  return text;
}

function costOf(id: string, text: string): Cost {
  if (text !== 'query' && text !== 'download') throw new Error(`The contract's ${id} has an unknown cost: ${text}`);
  return text;
}

function resourceRuleOf(id: string, text: string): NonNullable<OperationRule['locationOf']> {
  const [what = '', place = ''] = text.split(' ');
  if (!isResourceKind(what)) throw new Error(`The contract's ${id} has an unknown x-location-of: ${text}`);
  return { what, place: placeOf(id, place) };
}

function placeOf(id: string, text: string): Place {
  const optional = text.endsWith('?');
  const [part, name] = text.slice(0, optional ? -1 : undefined).split('.');
  if ((part !== 'path' && part !== 'query' && part !== 'body') || !name) {
    throw new Error(`The contract's ${id} names an invalid place: ${text}`);
  }
  return { part, name, optional };
}
