import { expect, test } from 'vitest';
import { memoryStorage } from './storage.ts';
import { readJson, readText, writeJson, writeText } from './storedValues.ts';

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('Texts and values are read as they were stored; undefined removes a value', { tags: 'S-08' }, () => {
  const storage = memoryStorage({ broken: '{' });
  expect(writeText(storage, 'theme', 'dark')).toBe(true);
  expect([readText(storage, 'theme'), readText(storage, 'missing')]).toEqual(['dark', null]);
  writeJson(storage, 'columns', { hidden: ['bin'] });
  expect(readJson(storage, 'columns')).toEqual({ hidden: ['bin'] });
  expect([readJson(storage, 'missing'), readJson(storage, 'broken')]).toEqual([undefined, undefined]);
  writeJson(storage, 'columns', undefined);
  expect(readText(storage, 'columns')).toBeNull();
});

test('A storage that the browser forbids reads as empty and loses what is stored', { tags: 'S-08' }, () => {
  const storage = { getItem: denied, setItem: denied, removeItem: denied };
  expect(readText(storage, 'theme')).toBeNull();
  expect(readJson(storage, 'columns')).toBeUndefined();
  expect(writeText(storage, 'theme', 'dark')).toBe(false);
  expect(() => writeJson(storage, 'columns', {})).not.toThrow();
  expect(() => writeJson(storage, 'columns', undefined)).not.toThrow();
});
