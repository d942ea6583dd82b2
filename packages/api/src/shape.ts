import { isRecord } from './result.ts';

/** What must stand at a place of an answer. `lists` is an object whose values are lists of objects. */
export type Kind = 'object' | 'objects' | 'strings' | 'numbers' | 'string' | 'boolean' | 'lists';

/** Places of an answer (dotted from its root) that screens would stumble over, and what must stand there. */
export type Shape = Readonly<Record<string, Kind>>;

const isKind: Record<Kind, (value: unknown) => boolean> = {
  object: isRecord,
  objects: (value) => Array.isArray(value) && value.every(isRecord),
  strings: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  numbers: (value) => Array.isArray(value) && value.every((item) => typeof item === 'number'),
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  lists: (value) => isRecord(value) && Object.values(value).every(isKind.objects),
};

/**
 * Whether an answer has the shape that its operation promises. Deliberately shallow: the server's answers are
 * validated against the contract in its own tests; this only keeps a wrong one from passing as a success.
 */
export function hasShape(body: unknown, shape: Shape): boolean {
  return Object.entries(shape).every(([place, kind]) => isKind[kind](at(body, place)));
}

function at(body: unknown, place: string): unknown {
  let value = body;
  for (const key of place.split('.')) value = isRecord(value) ? value[key] : undefined;
  return value;
}
