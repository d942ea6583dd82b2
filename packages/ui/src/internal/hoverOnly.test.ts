import { expect, test } from 'vitest';
import { hoverOnly } from './hoverOnly.ts';

test('After a touch nothing stays hovered: :hover styles need a pointer that hovers', () => {
  const rule = { color: 'ink', selectors: { '&:hover': { color: 'red' }, '&:focus-visible': { outline: 'none' } } };
  expect(hoverOnly(rule)).toEqual({
    color: 'ink',
    selectors: { '&:focus-visible': { outline: 'none' } },
    '@media': { '(hover: hover)': { selectors: { '&:where(:hover)': { color: 'red' } } } },
  });
});

test('A state that shares its styles with :hover keeps them for every pointer', () => {
  const rule = { selectors: { '&:hover:not(.a, .b), &[aria-expanded="true"]': { color: 'red' } } };
  expect(hoverOnly(rule)).toEqual({
    selectors: { '&[aria-expanded="true"]': { color: 'red' } },
    '@media': { '(hover: hover)': { selectors: { '&:where(:hover):not(.a, .b)': { color: 'red' } } } },
  });
});

test('Other media queries, and a rule without :hover, stay as they are', () => {
  const plain = { selectors: { '&:focus-visible': { outline: 'none' } } };
  expect(hoverOnly(plain)).toBe(plain);
  const media = { print: { display: 'none' }, '(hover: hover)': { selectors: { '&:active': { top: 1 } } } };
  expect(hoverOnly({ ':hover': { color: 'red' }, '@media': media })).toEqual({
    selectors: {},
    '@media': {
      print: { display: 'none' },
      '(hover: hover)': { selectors: { '&:where(:hover)': { color: 'red' }, '&:active': { top: 1 } } },
    },
  });
});
