import { isRecord } from './result.ts';

/**
 * The required shape of a value: a type (`'string'`; `'string?'` may be null or missing; `'unknown'` is anything), a list
 * (`['string']`), an object with at least these properties, a map with any keys (`{ '*': shape }`), or an object or list
 * that may be null (`{ '?': shape }`).
 */
export type Shape = string | readonly [Shape] | { readonly [property: string]: Shape };

/**
 * Whether a value has a shape. The generated shapes hold the required properties of the contract; formats, lengths and
 * listed values are not checked, so that a newer server may send values unknown to this client.
 */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return hasType(value, shape);
  if (isList(shape)) return Array.isArray(value) && value.every((item) => hasShape(item, shape[0]));
  const { '?': present, '*': each } = shape;
  if (present !== undefined) return value == null || hasShape(value, present);
  if (!isRecord(value)) return false;
  if (each !== undefined) return Object.values(value).every((item) => hasShape(item, each));
  return Object.entries(shape).every(([name, property]) => hasShape(value[name], property));
}

function hasType(value: unknown, type: string): boolean {
  if (type === 'unknown') return true;
  return type.endsWith('?') ? value == null || hasType(value, type.slice(0, -1)) : typeof value === type;
}

// Array.isArray does not narrow a readonly tuple.
const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
