import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { OperationId } from '@instore/api';
import { isResourceKind, type ResourceKind } from './resources.ts';

/** Where a value stands in a request: `path.id`, `body.locations`; with a question mark where it may be left out. */
export interface Place {
  part: 'path' | 'query' | 'body';
  name: string;
  optional: boolean;
}

/**
 * What makes an operation expensive (`x-cost`). `query`: the database reads much before the answer begins. `download`: the
 * answer is a file that the server builds while it sends it.
 */
export type Cost = 'query' | 'download';

/** What the contract says about who may call an operation. */
export interface OperationRule {
  id: OperationId;
  method: string;
  /** As the contract writes it: `/api/user/{id}`. */
  path: string;
  /** `none`: public; `accessToken`: the corporate access token, checked by the handler itself. */
  access: 'session' | 'accessToken' | 'none';
  roles: string[];
  /** Whether it takes a JSON body; every body of this contract is required. */
  takesBody: boolean;
  location?: Place;
  /** What must belong to a location of the caller, and where its id stands. */
  locationOf?: { what: ResourceKind; place: Place };
  self?: Place;
  /** Absent for an operation that costs little. */
  cost?: Cost;
  /** Whether it answers a file, not JSON. */
  sendsFile: boolean;
}

interface OperationObject {
  operationId: OperationId;
  security?: Record<string, string[]>[];
  requestBody?: object;
  responses?: Record<string, { content?: Record<string, object> }>;
  'x-roles'?: string[];
  'x-location'?: string;
  'x-location-of'?: string;
  'x-self'?: string;
  'x-cost'?: string;
}

/** What the contract says about who may listen to a destination of the live socket. */
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

/** The part of the contract that this server reads itself; the rest is read by the router. */
export interface Contract {
  document: {
    paths: Record<string, Record<string, OperationObject>>;
    components: { schemas: object };
    'x-live'?: { destinations: Record<string, DestinationObject> };
  };
  rules: Map<OperationId, OperationRule>;
  destinations: DestinationRule[];
}

/**
 * Reads the contract and what it says about access.
 * @throws Error naming the operation that says neither who may call it nor that it is public, or the destination that does
 * not say who may listen
 */
export function readContract(
  text: string = readFileSync(fileURLToPath(import.meta.resolve('@instore/api/openapi.yaml')), 'utf8'),
): Contract {
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
  if (roles.length === 0) throw new Error(`The contract's ${destination} does not say who may listen`);
  for (const name of [location, self]) {
    if (name !== undefined && !destination.includes(`{${name}}`)) {
      throw new Error(`The contract's ${destination} has no part ${name}`);
    }
  }
  return { destination, roles, ...(location && { location }), ...(self && { self }) };
}

function ruleOf(operation: OperationObject, method: string, path: string): OperationRule {
  const id = operation.operationId;
  const roles = operation['x-roles'] ?? [];
  const access =
    operation.security === undefined ? 'session' : operation.security.length === 0 ? 'none' : 'accessToken';
  if (access === 'accessToken' && !operation.security?.every((scheme) => 'accessToken' in scheme)) {
    throw new Error(`The contract's ${id} asks for a kind of security that this server does not know`);
  }
  if (access === 'session' && roles.length === 0) throw new Error(`The contract's ${id} does not say who may call it`);
  return {
    id,
    method,
    path,
    access,
    roles,
    takesBody: operation.requestBody !== undefined,
    ...(operation['x-cost'] === undefined ? {} : { cost: costOf(id, operation['x-cost']) }),
    sendsFile: !('application/json' in (operation.responses?.['200']?.content ?? {})),
    ...(operation['x-location'] ? { location: placeOf(id, operation['x-location']) } : {}),
    ...(operation['x-location-of'] ? { locationOf: resourceRuleOf(id, operation['x-location-of']) } : {}),
    ...(operation['x-self'] ? { self: placeOf(id, operation['x-self']) } : {}),
  };
}

function costOf(id: string, text: string): Cost {
  if (text !== 'query' && text !== 'download') throw new Error(`The contract's ${id} has an unknown cost: ${text}`);
  return text;
}

function resourceRuleOf(id: string, text: string): NonNullable<OperationRule['locationOf']> {
  const [what = '', place = ''] = text.split(' ');
  if (!isResourceKind(what)) throw new Error(`The contract's ${id} names something that has no location: ${text}`);
  return { what, place: placeOf(id, place) };
}

function placeOf(id: string, text: string): Place {
  const optional = text.endsWith('?');
  const [part, name] = text.slice(0, optional ? -1 : undefined).split('.');
  if ((part !== 'path' && part !== 'query' && part !== 'body') || !name) {
    throw new Error(`The contract's ${id} names a place that cannot be read: ${text}`);
  }
  return { part, name, optional };
}
