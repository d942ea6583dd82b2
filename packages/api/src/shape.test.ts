import { describe, expect, test } from 'vitest';
import { hasShape, type Shape } from './shape.ts';

/** For each shape: values that have it, and similar values that do not. */
const cases: { name: string; shape: Shape; right: unknown[]; wrong: unknown[] }[] = [
  { name: 'an object', shape: {}, right: [{}, { a: 1 }], wrong: [[], null, 'text', 3, undefined] },
  {
    name: 'a list of objects',
    shape: [{}],
    right: [[], [{}], [{ a: 1 }, {}]],
    wrong: [{}, [null], [{}, 'text'], 'text', undefined],
  },
  {
    name: 'a list of strings',
    shape: ['string'],
    right: [[], ['a', 'b']],
    wrong: [['a', 1], [1], 'ab', {}, undefined],
  },
  {
    name: 'a list of numbers',
    shape: ['number'],
    right: [[], [1, 2.5]],
    wrong: [[1, '2'], ['1'], 12, {}, undefined],
  },
  { name: 'a string', shape: 'string', right: ['', 'a'], wrong: [1, null, ['a'], undefined] },
  { name: 'a string or null', shape: 'string?', right: ['', 'a', null, undefined], wrong: [1, ['a']] },
  { name: 'a number', shape: 'number', right: [0, 1.5], wrong: ['0', null, [1], undefined] },
  { name: 'a boolean', shape: 'boolean', right: [true, false], wrong: [0, 'true', null, undefined] },
  { name: 'anything', shape: 'unknown', right: [0, 'a', null, undefined, {}, []], wrong: [] },
  { name: 'an object or null', shape: { '?': { a: 'string' } }, right: [null, undefined, { a: '' }], wrong: [{}, 'a'] },
  {
    name: 'a map of lists',
    shape: { '*': [{}] },
    right: [{}, { a: [] }, { a: [{}], b: [] }],
    wrong: [[], { a: {} }, { a: [{}], b: [1] }, null, undefined],
  },
];

describe('A value of the wrong shape is refused', { tags: 'A-03' }, () => {
  for (const { name, shape, right, wrong } of cases) {
    test.each(right.map((value) => [JSON.stringify(value), value]))(`%s is ${name}`, (_text, value) => {
      expect(hasShape({ data: value }, { data: shape })).toBe(true);
    });
    test.each(wrong.map((value) => [JSON.stringify(value), value]))(`%s is not ${name}`, (_text, value) => {
      expect(hasShape({ data: value }, { data: shape })).toBe(false);
    });
  }

  test('every position is checked', () => {
    const shape = { data: { content: [{}] } } as const;
    expect(hasShape({ data: { content: [{}] } }, shape)).toBe(true);
    expect(hasShape({ data: { content: 'none' } }, shape)).toBe(false);
    expect(hasShape({ content: [{}] }, shape)).toBe(false);
    expect(hasShape(undefined, shape)).toBe(false);
  });

  test('every item of a list and every value of a map is checked', () => {
    expect(hasShape({ data: [{ id: 'a' }, { id: 'b' }] }, { data: [{ id: 'string' }] })).toBe(true);
    expect(hasShape({ data: [{ id: 'a' }, { id: 2 }] }, { data: [{ id: 'string' }] })).toBe(false);
    expect(hasShape({ data: { front: [{ id: 'a' }], back: [{}] } }, { data: { '*': [{ id: 'string' }] } })).toBe(false);
    expect(hasShape({ data: [] }, { data: [{ id: 'string' }] })).toBe(true);
  });

  test('an object may have more properties than its shape', () => {
    expect(hasShape({ id: 'a', more: 1 }, { id: 'string' })).toBe(true);
  });
});
