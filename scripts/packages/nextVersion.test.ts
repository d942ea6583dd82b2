import { expect, test } from 'vitest';
import { nextVersions } from './nextVersion.ts';

const released = { ui: '0.1.0', api: '0.1.0', realtime: '0.1.2' };
const change = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\nA change of '@instore/ui': major\n`;

test('What is packed has the version of the next release, and a number', () => {
  const changes = [change("'@instore/ui': patch", "'@instore/api': patch"), change("'@instore/ui': minor")];
  expect(nextVersions(released, changes, 4312)).toEqual({
    ui: '0.2.0-next.4312',
    api: '0.1.1-next.4312',
    realtime: '0.1.2',
  });
});

test('The strongest change decides, in any order', () => {
  const changes = [change("'@instore/realtime': major"), change('"@instore/realtime": minor')];
  expect(nextVersions(released, changes, 7).realtime).toBe('1.0.0-next.7');
});
