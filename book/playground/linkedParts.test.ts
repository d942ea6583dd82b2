import { expect, test } from 'vitest';
import { linkedParts } from '../../.storybook/book/linkedParts.ts';

const isComponent = (name: string) => ['Select', 'Menu', 'Banner'].includes(name);

test('Names of components in a sentence are links, other words are not', () => {
  expect(linkedParts('For actions use Menu. For One of five: Select', isComponent)).toEqual([
    'For actions use ',
    'Menu',
    '. For One of five: ',
    'Select',
    '',
  ]);
});

test('A text of the screen is no name: "Select it and press Ctrl+C."', () => {
  const text = 'Its own texts: "Copied", "Select it and press Ctrl+C.". In a Menu, too.';
  expect(linkedParts(text, isComponent)).toEqual([
    'Its own texts: "Copied", "Select it and press Ctrl+C.". In a ',
    'Menu',
    ', too.',
  ]);
});
