import { afterEach, expect, test } from 'vitest';
import { enlargeYoungGeneration } from './nodeOptions.ts';

const { NODE_OPTIONS } = process.env;
afterEach(() => {
  if (NODE_OPTIONS === undefined) delete process.env['NODE_OPTIONS'];
  else process.env['NODE_OPTIONS'] = NODE_OPTIONS;
});

test("an engineer's own options of Node.js stay when a run adds its own", () => {
  process.env['NODE_OPTIONS'] = '--trace-warnings';
  enlargeYoungGeneration();
  expect(process.env['NODE_OPTIONS']).toBe('--trace-warnings --max-semi-space-size=64');
  delete process.env['NODE_OPTIONS'];
  enlargeYoungGeneration();
  expect(process.env['NODE_OPTIONS']).toBe('--max-semi-space-size=64');
});
