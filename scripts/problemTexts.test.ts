import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lineNotes, unnamedPlaces } from '../apps/store-server/src/base/lineNotes.ts';
import { notificationTypes } from '../apps/store-server/src/base/notificationTypes.ts';
import { setAsideNotes } from '../apps/store-server/src/base/setAsideNotes.ts';
import { objectNameTexts } from '../apps/portal/src/shared/lines/notifiedObjects.ts';
import { ar } from '../apps/portal/src/app/texts/ar.ts';
import { es } from '../apps/portal/src/app/texts/es.ts';

const FOLDERS = ['domain', 'security', 'http'].map(
  (name) => new URL(`../apps/store-server/src/${name}/`, import.meta.url),
);

/** A text with values that the server says: `said('Bin {bin} is empty.', …)`, or a constant that it passes to `said`. */
const SAID = /(["'])((?:(?!\1)[^\\\n`])*\{\w+\}(?:(?!\1)[^\\\n`])*)\1/g;

test('What the server refuses with values has a translation in the portal', { tags: 'O-07' }, () => {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8')),
  ).filter((source) => source.includes('said('));
  const texts = new Set(sources.flatMap((source) => [...source.matchAll(SAID)].map(([, , text = '']) => text)));
  expect(texts.size).toBeGreaterThan(40);
  expect([...texts].filter((text) => !(text in es && text in ar))).toEqual([]);
});

test('Each title of a notification has a translation in the portal', { tags: ['N-02', 'O-07'] }, () => {
  const titles = Object.values(notificationTypes).flatMap((type) => type.titles);
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.filter((title) => !(title in es && title in ar))).toEqual([]);
});

test('Each name of the object of a notification has a translation in the portal', { tags: ['N-02', 'O-07'] }, () => {
  const names = [...Object.values(notificationTypes).map((type) => type.objectName), 'Customer'];
  expect(new Set(names)).toEqual(new Set(Object.keys(objectNameTexts)));
});

test('Each note of the store has a translation in the portal', { tags: ['K-12', 'Z-10', 'O-07'] }, () => {
  const notes = [...Object.values(lineNotes).flat(), ...Object.values(setAsideNotes)];
  const texts = [...notes, ...Object.values(unnamedPlaces)];
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => !(text in es && text in ar))).toEqual([]);
});
