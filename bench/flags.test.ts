import { expect, test } from 'vitest';
import { reportFailure } from '../apps/store-server/src/start/reportFailure.ts';
import { readCount, readOnly } from './flags.ts';

const failureOf = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return error;
  }
};

test('a developer who names an unknown part of a benchmark reads the list of parts', ({ onTestFinished }) => {
  expect(readOnly(undefined, ['size'])).toBeUndefined();
  expect(readOnly('size', ['size', 'table'])).toBe('size');
  const lines: unknown[] = [];
  const { error } = console;
  console.error = (line: unknown) => void lines.push(line);
  onTestFinished(() => void (console.error = error));
  const code = reportFailure(failureOf(() => readOnly('tables', ['size', 'table'])));
  expect(code).toBe(2);
  expect(lines).toEqual(['--only takes one of "size", "table", not "tables".']);
});

test('too few repetitions become the least number, and a text is refused', () => {
  expect(readCount('--rounds', '3', 5)).toBe(5);
  expect(readCount('--rounds', '12', 5)).toBe(12);
  expect(() => readCount('--rounds', 'many', 5)).toThrow('--rounds takes a whole number, not "many".');
});
