import { expect, test } from 'vitest';
import { untilReachable } from '../../src/start/untilReachable.ts';

/** A pool whose first queries fail with these codes. */
function poolWith(...codes: string[]) {
  let asked = 0;
  const query = async () => {
    const code = codes[asked];
    asked += 1;
    if (code !== undefined) throw Object.assign(new Error(`it says ${code}`), { code });
  };
  return { pool: { query } as never, asked: () => asked };
}

test('The start waits for a database without a free connection, and says so once', { tags: 'O-01' }, async () => {
  const said: string[] = [];
  const { pool, asked } = poolWith('57P03', '53300');
  await untilReachable(pool, { waitMs: 60_000, log: (line) => said.push(line) });
  expect(asked()).toBe(3);
  expect(said).toEqual([
    'The database cannot be used yet: it says 57P03. The start waits up to 60 s for it (DATABASE_WAIT_MS).',
  ]);
});

test.each(['28P01', '3D000', 'ENOTFOUND'])(
  'The start does not wait for what does not pass: %s',
  { tags: 'O-01' },
  async (code) => {
    const { pool, asked } = poolWith(code);
    const started = untilReachable(pool, { waitMs: 60_000, log: () => {} });
    await expect(started).rejects.toThrow(`DATABASE_URL: the database cannot be used: it says ${code}`);
    expect(asked()).toBe(1);
  },
);
