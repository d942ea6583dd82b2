import { expect, test } from 'vitest';
import { root } from '../run.ts';
import { afterRelease, exportedNames, readReleases, sinceOf, sinceText } from './since.ts';

const releases = { '0.1.0': ['Button', 'Gone'], '0.2.0': ['Badge'] };

test('A release adds what is new, and leaves out what is gone', () => {
  expect(afterRelease(releases, '1.0.0', ['Tags', 'Button', 'Badge', 'Steps'])).toEqual({
    '0.1.0': ['Button'],
    '0.2.0': ['Badge'],
    '1.0.0': ['Steps', 'Tags'],
  });
  expect(afterRelease(releases, '0.2.1', ['Button', 'Badge'])).toEqual({ '0.1.0': ['Button'], '0.2.0': ['Badge'] });
});

test('A page says since when a component is there, or that it comes next', () => {
  expect(sinceText(sinceOf('Badge', releases))).toBe('Since 0.2.0');
  expect(sinceText(sinceOf('Steps', releases))).toMatch(/^New/);
});

test('The list of releases names only what the kit exports, each once', () => {
  const named = Object.values(readReleases(root)).flat();
  const exported = exportedNames(root);
  expect(named.filter((name) => !exported.includes(name))).toEqual([]);
  expect(named).toEqual([...new Set(named)]);
});
