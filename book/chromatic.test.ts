import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixDate, PICTURE_DATE } from '../.storybook/book/fixDate.ts';
import { modes } from '../.storybook/modes.ts';
import { root } from '../scripts/run.ts';
import { EVERY_SETTING } from './appearance/settings.ts';

const read = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8')) as Record<string, unknown>;

test('Chromatic takes pictures in every theme and in both directions', () => {
  const chosen: { theme: string; direction?: string }[] = Object.values(modes);
  expect(new Set(chosen.map(({ theme }) => theme))).toEqual(new Set(EVERY_SETTING.map(({ theme }) => theme)));
  expect(new Set(chosen.map(({ direction }) => direction ?? 'ltr'))).toEqual(
    new Set(EVERY_SETTING.map(({ direction }) => direction)),
  );
});

test('Chromatic builds Storybook by a script that exists, and its token is in no file', async () => {
  const settings = await read('chromatic.config.json');
  const { scripts } = (await read('package.json')) as { scripts: Record<string, string> };
  expect(Object.keys(scripts)).toContain(settings['buildScriptName']);
  expect(settings).not.toHaveProperty('projectToken');
});

test('The date of pictures does not pass, and a date that is given is kept', () => {
  const goOn = fixDate();
  try {
    expect([new Date().getTime(), Date.now()]).toEqual([PICTURE_DATE.getTime(), PICTURE_DATE.getTime()]);
    expect(new Date('2026-01-02T03:04:05Z').toISOString()).toBe('2026-01-02T03:04:05.000Z');
    expect(new Date(2026, 0, 2).getFullYear()).toBe(2026);
  } finally {
    goOn();
  }
});
