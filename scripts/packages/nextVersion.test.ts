import { expect, test } from 'vitest';
import { nextVersions } from './nextVersion.ts';

const released = { ui: '0.1.0', api: '0.1.0', realtime: '0.1.2' };
const change = (types: Record<string, string>) => ({
  releases: Object.entries(types).map(([name, type]) => ({ name: `@instore/${name}`, type })),
});

test('What is packed has the version of the next release, and a number', () => {
  const changes = [change({ ui: 'patch', api: 'patch' }), change({ ui: 'minor' }), change({ realtime: 'minor' })];
  expect(nextVersions(released, changes, 4312)).toEqual({
    ui: '0.2.0-next.4312',
    api: '0.1.1-next.4312',
    realtime: '0.2.0-next.4312',
  });
});

test('A package without a changeset does not keep the released version', () => {
  expect(nextVersions(released, [change({ ui: 'minor', api: 'none' })], 7)).toMatchObject({
    api: '0.1.1-next.7',
    realtime: '0.1.3-next.7',
  });
});

test('The strongest change decides, in any order', () => {
  const changes = [change({ realtime: 'major' }), change({ realtime: 'minor' })];
  expect(nextVersions(released, changes, 7).realtime).toBe('1.0.0-next.7');
});
