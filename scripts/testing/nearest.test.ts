import { expect, test } from 'vitest';
import { nearestTests } from './nearest.ts';

const everything = () => true;

test('a change in a domain of the server runs the tests of that domain and of the contract', () => {
  const { server, related, isSmokeNeeded } = nearestTests(
    ['apps/store-server/src/domain/requests/handlers/checkOut.ts'],
    everything,
  );
  expect(server[0]).toBe('apps/store-server/test/domain/requests');
  expect(server).toContain('apps/store-server/test/contract.test.ts');
  expect(related).toEqual([]);
  expect(isSmokeNeeded).toBe(true);
});

test('a change in the kit or the portal runs the tests and stories that import it', () => {
  const file = 'packages/ui/src/components/Button/Button.tsx';
  expect(nearestTests([file], everything)).toEqual({ related: [file], server: [], isSmokeNeeded: true });
});

test('a removed file and a text run no test', () => {
  expect(nearestTests(['docs/reuse.md', 'scripts/gone.ts'], (path) => path !== 'scripts/gone.ts')).toEqual({
    related: [],
    server: [],
    isSmokeNeeded: false,
  });
});
