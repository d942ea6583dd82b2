import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSearch } from '../../.storybook/book/searchPages.ts';
import { root } from '../run.ts';
import { bookTexts } from './bookTexts.ts';
import { readKit } from './kitDocs.ts';
import { readStories } from './readStories.ts';

const texts = bookTexts(root, readKit(join(root, 'packages/ui/src')));
const search = createSearch(texts);
const found = (words: string): string[] => search(words).map(({ title }) => title);

/** The files whose names have this end, as texts. */
const filesBelow = (folder: string, end: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));
const stories = filesBelow('packages/ui/src', '.stories.tsx').map((code) => readStories(code, 'x'));

test('The search has the text of every page of Storybook', () => {
  const guides = filesBelow('.storybook/book', '.mdx').map((code) => /(?<=<Meta title=")[^"]+/.exec(code)?.[0] ?? '');
  const titles = [...guides, ...stories.map(({ title }) => title)];
  expect(titles.length).toBeGreaterThan(150);
  expect(texts.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
  expect(texts.filter(({ text }) => text.trim().length < 40).map(({ title }) => title)).toEqual([]);
});

test('A page without a component of the kit begins with what it is about', () => {
  const introduced = stories.filter(({ title }) => /^(Foundations|Screens)\//.test(title));
  expect(introduced.length).toBeGreaterThan(10);
  expect(introduced.filter(({ description }) => description.length < 40).map(({ title }) => title)).toEqual([]);
});

test('A reader asks a question, or uses the name that another kit has for a component', () => {
  expect(found('How do I confirm before deleting?')).toContain('Overlays/ConfirmDialog');
  expect(found('which component for a list with thousands of rows?')).toContain('Collections/DataTable');
  expect(found('what colour may I use for a warning?')).toContain('Foundations/Colour');
  expect(found('dropdown')).toContain('Forms/Select');
  expect(found('snackbar')[0]).toBe('Messages/Toast');
  expect(found('how')).not.toEqual([]);
});

test('A reader finds a guide by what it says', () => {
  expect(found('Tailwind preflight')[0]).toBe('Start/Use it in your app');
  expect(found('import tokens into Figma')[0]).toBe('Foundations/Define a brand');
  expect(found('associates sales floor picker stockroom')).toContain('Patterns/A request');
  expect(found('code is loaded when it is first shown')).toContain('Foundations/Loading');
  expect(found('accent once per screen')).toContain('Foundations/Colour');
});

test('A reader finds a component by its purpose, and by its name in words', () => {
  expect(found('ask before something is deleted')).toContain('Overlays/ConfirmDialog');
  expect(found('data table')[0]).toBe('Collections/DataTable');
  expect(found('confirmdialog')[0]).toBe('Overlays/ConfirmDialog');
});

test('A hit shows the line that has the words', () => {
  const [hit] = search('Trusted Types');
  expect(hit).toEqual({
    title: 'Start/Use it in your app',
    passage: expect.stringContaining('With Trusted Types, your default policy must return'),
  });
  expect(search('zebra crossing')).toEqual([]);
});
