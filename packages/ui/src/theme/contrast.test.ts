import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { edges, LEAST_FOR_EDGES, leastForText, texts } from './pairs.ts';
import { ratio } from './ratio.ts';

const themes = { light, dark, contrast };

for (const name of ['light', 'dark', 'contrast'] as const) {
  const theme = themes[name];
  test.each(texts)(`text can be read in the ${name} theme: %s on %s`, (text, surface) => {
    expect(ratio(theme[text], theme[surface])).toBeGreaterThanOrEqual(leastForText[name]);
  });
  test.each(edges)(`controls can be seen in the ${name} theme: %s on %s`, (edge, surface) => {
    expect(ratio(theme[edge], theme[surface])).toBeGreaterThanOrEqual(LEAST_FOR_EDGES);
  });
}

test('the high contrast theme draws hairlines as dark as edges', () => {
  expect(ratio(contrast.line, contrast.paper)).toBeGreaterThanOrEqual(3);
});

test('the ratio is the one of WCAG: black on white 21, and its example grey', () => {
  expect(ratio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(ratio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});
