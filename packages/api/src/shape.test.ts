import { describe, expect, test } from 'vitest';
import { hasShape, type Kind } from './shape.ts';

/** For each kind: what has it, and what looks like it and does not. */
const cases: Record<Kind, { right: unknown[]; wrong: unknown[] }> = {
  object: { right: [{}, { a: 1 }], wrong: [[], null, 'text', 3, undefined] },
  objects: { right: [[], [{}], [{ a: 1 }, {}]], wrong: [{}, [null], [{}, 'text'], 'text', undefined] },
  strings: { right: [[], ['a', 'b']], wrong: [['a', 1], [1], 'ab', {}, undefined] },
  numbers: { right: [[], [1, 2.5]], wrong: [[1, '2'], ['1'], 12, {}, undefined] },
  string: { right: ['', 'a'], wrong: [1, null, ['a'], undefined] },
  number: { right: [0, 1.5], wrong: ['0', null, [1], undefined] },
  boolean: { right: [true, false], wrong: [0, 'true', null, undefined] },
  lists: { right: [{}, { a: [] }, { a: [{}], b: [] }], wrong: [[], { a: {} }, { a: [{}], b: [1] }, null, undefined] },
};

describe('[A-03] a wrong answer does not pass as a success', () => {
  for (const [kind, { right, wrong }] of Object.entries(cases)) {
    test.each(right.map((value) => [JSON.stringify(value), value]))(`%s is ${kind}`, (_text, value) => {
      expect(hasShape({ data: value }, { data: kind as Kind })).toBe(true);
    });
    test.each(wrong.map((value) => [JSON.stringify(value), value]))(`%s is not ${kind}`, (_text, value) => {
      expect(hasShape({ data: value }, { data: kind as Kind })).toBe(false);
    });
  }

  test('every place must hold, not one of them', () => {
    const shape = { data: 'object', 'data.content': 'objects' } as const;
    expect(hasShape({ data: { content: [{}] } }, shape)).toBe(true);
    expect(hasShape({ data: { content: 'none' } }, shape)).toBe(false);
    expect(hasShape({ content: [{}] }, shape)).toBe(false);
    expect(hasShape(undefined, shape)).toBe(false);
  });

  test('a star asks every item of a list and every value of an object', () => {
    expect(hasShape({ data: [{ id: 'a' }, { id: 'b' }] }, { 'data.*.id': 'string' })).toBe(true);
    expect(hasShape({ data: [{ id: 'a' }, { id: 2 }] }, { 'data.*.id': 'string' })).toBe(false);
    expect(hasShape({ data: { front: [{ id: 'a' }], back: [{}] } }, { 'data.*.*.id': 'string' })).toBe(false);
    expect(hasShape({ data: [] }, { 'data.*.id': 'string' })).toBe(true);
  });
});
