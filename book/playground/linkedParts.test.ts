import { expect, test } from 'vitest';
import { linkedParts } from '../../.storybook/book/linkedParts.ts';

const isComponent = (name: string) => ['Select', 'Menu', 'Banner'].includes(name);
const marked = (text: string) => linkedParts(text, isComponent).filter((part) => typeof part !== 'string');

test('Component names in a sentence are links, and property names are code', () => {
  const text = 'For actions use Menu. With isOpen one of five: Select';
  expect(marked(text)).toEqual([{ component: 'Menu' }, { code: 'isOpen' }, { component: 'Select' }]);
});

test('A text of the screen is no name: "Select it and press Ctrl+C."', () => {
  const text = 'Its own texts: "Copied", "Select it and press Ctrl+C.". In a Menu, too.';
  expect(marked(text)).toEqual([{ component: 'Menu' }]);
  const plain = linkedParts(text, () => false).map((part) => (typeof part === 'string' ? part : 'not plain'));
  expect(plain.join('')).toBe(text);
});
