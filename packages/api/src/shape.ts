import { isRecord } from './result.ts';

/** What must stand at a place of an answer. `lists` is an object whose values are lists of objects. */
export type Kind = 'object' | 'objects' | 'strings' | 'numbers' | 'string' | 'number' | 'boolean' | 'lists';

/** Places of an answer (dotted from its root, `*` for each one) that screens would stumble over, and what must stand there. */
export type Shape = Readonly<Record<string, Kind>>;

const isKind: Record<Kind, (value: unknown) => boolean> = {
  object: isRecord,
  objects: (value) => Array.isArray(value) && value.every(isRecord),
  strings: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  numbers: (value) => Array.isArray(value) && value.every((item) => typeof item === 'number'),
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  lists: (value) => isRecord(value) && Object.values(value).every(isKind.objects),
};

/**
 * Whether an answer has the shape that its operation promises. Deliberately shallow: the server's answers are
 * validated against the contract in its own tests; this only keeps a wrong one from passing as a success, and from
 * being drawn.
 */
export function hasShape(body: unknown, shape: Shape): boolean {
  return Object.entries(shape).every(([place, kind]) => at(body, place.split('.')).every(isKind[kind]));
}

/** All that stands at a place; `*` stands for every item of a list and every value of an object. */
function at(value: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (key === undefined) return [value];
  if (key === '*') return Object.values(value ?? {}).flatMap((one) => at(one, rest));
  return at(isRecord(value) ? value[key] : undefined, rest);
}
