import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startStore } from '../../e2e/support/store.ts';
import { stopAll } from './stopAll.ts';

test('a part that cannot be stopped does not keep the others running', async () => {
  const stopped: string[] = [];
  const parts = [
    async () => void stopped.push('data'),
    () => Promise.reject(new Error('no answer')),
    async () => void stopped.push('store'),
  ];
  await expect(stopAll(parts)).rejects.toThrow('no answer');
  expect(stopped).toEqual(['store', 'data']);
});

test('a store that is not ready in time is stopped and leaves no data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'instore-start-'));
  vi.stubEnv('TMPDIR', folder);
  await expect(startStore([], {}, 0)).rejects.toThrow('The store was not ready within 0 s');
  vi.unstubAllEnvs();
  expect(await readdir(folder)).toEqual([]);
});
