import fc from 'fast-check';
import { expect, test } from 'vitest';
import { light } from '../light.ts';
import { edges, LEAST_FOR_EDGES, leastForText, texts } from '../pairs.ts';
import { ratio } from '../ratio.ts';
import { createBrandTheme, type Brand } from './createBrandTheme.ts';

const mint: Brand = { name: 'mint-street', accent: '#7DF0C3' };

test('a chain gets its accent in all themes, and keeps every other role of the kit', () => {
  const { themes, css } = createBrandTheme(mint);
  for (const theme of Object.values(themes)) expect(theme.signal).toBe('#7DF0C3');
  expect(themes.light).toMatchObject({ paper: light.paper, critical: light.critical, signalEdge: light.signalEdge });
  expect(css).toContain('@layer instore.brand {');
  expect(css).toContain('[data-brand="mint-street"] [data-theme="dark"]');
  expect(css).toContain('--instore-signal: #7DF0C3;');
  expect(css).not.toContain('--instore-font');
});

test('a chain gets its own type faces and corners', () => {
  const { css } = createBrandTheme({ ...mint, fonts: { text: '"Mint Sans", sans-serif' }, radii: { box: '0' } });
  expect(css).toContain('--instore-font-text: "Mint Sans", sans-serif;');
  expect(css).toContain('--instore-radius-box: 0;');
});

test.each([
  ['Georgia, "Times New Roman", serif', 'Georgia, "Times New Roman", "Noto Sans Arabic Variable", serif'],
  ['"Mint Sans", system-ui, sans-serif', '"Mint Sans", "Noto Sans Arabic Variable", system-ui, sans-serif'],
  ['"Mint Sans"', '"Mint Sans", "Noto Sans Arabic Variable"'],
])('Arabic pages of a chain take what its font lacks from the font of the kit: %s', (text, inArabic) => {
  const { css } = createBrandTheme({ ...mint, fonts: { text } });
  expect(css).toContain(`  [data-brand="mint-street"]:lang(ar) {\n    --instore-font-text: ${inArabic};`);
});

test('an accent that cannot be read on the lid is refused with the pair and its ratio', () => {
  expect(() => createBrandTheme({ ...mint, accent: '#1D2B8C' })).toThrow(
    /mint-street.*cannot be read everywhere[\s\S]*- light: signal #1D2B8C on lid #15171A reaches 1\.\d+, needs 4\.5/,
  );
});

test('a single role may be changed, and is held to its contrast like all others', () => {
  expect(createBrandTheme({ ...mint, themes: { dark: { lid: '#202020' } } }).themes.dark.lid).toBe('#202020');
  expect(() => createBrandTheme({ ...mint, themes: { light: { inkSoft: '#AAAAAA' } } })).toThrow(
    'light: inkSoft #AAAAAA on paper #F5F3EE',
  );
  // The edge of a field is no text: 3 is enough.
  expect(() => createBrandTheme({ ...mint, themes: { light: { edge: '#DDDDDD' } } })).toThrow(
    /light: edge #DDDDDD on paper #F5F3EE reaches 1\.\d+, needs 3/,
  );
});

test.each<[string, Partial<Brand>]>([
  ['name: "Mint Street"', { name: 'Mint Street' }],
  ['name: "a"]{}"', { name: 'a"]{}' }],
  ['accent: "mint"', { accent: 'mint' }],
  ['accent: "#7DF"', { accent: '#7DF' }],
  ['themes.dark.paper: "red"', { themes: { dark: { paper: 'red' } } }],
  ['fonts.text: "x; } body { display: none"', { fonts: { text: 'x; } body { display: none' } }],
  ['radii.box: "url(//example.invalid)"', { radii: { box: 'url(//example.invalid)' } }],
])('what cannot be used is refused by name: %s', (message, change) => {
  expect(() => createBrandTheme({ ...mint, ...change })).toThrow(message);
});

test('whatever the accent, a brand is refused or all its pairs are distinguishable', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  let made = 0;
  fc.assert(
    fc.property(colour, (accent) => {
      let brand;
      try {
        brand = createBrandTheme({ name: 'any', accent });
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
        return;
      }
      made += 1;
      for (const name of ['light', 'dark', 'contrast'] as const) {
        const theme = brand.themes[name];
        for (const [seen, against] of texts) {
          expect(ratio(theme[seen], theme[against])).toBeGreaterThanOrEqual(leastForText[name]);
        }
        for (const [seen, against] of edges) {
          expect(ratio(theme[seen], theme[against])).toBeGreaterThanOrEqual(LEAST_FOR_EDGES);
        }
      }
    }),
    { numRuns: 500 },
  );
  expect(made).toBeGreaterThan(50);
});

test('a chain with a font for codes alone keeps the text font of the kit', () => {
  const { css } = createBrandTheme({ ...mint, fonts: { mono: '"Mint Mono", monospace' } });
  expect(css).toContain('--instore-font-mono: "Mint Mono", monospace;');
  expect(css).not.toContain('lang(ar)');
});

test('a text that suits the light theme is refused in high contrast', () => {
  const change = (theme: 'light' | 'contrast') =>
    createBrandTheme({ ...mint, themes: { [theme]: { inkSoft: '#5A5E64' } } });
  expect(() => change('light')).not.toThrow();
  expect(() => change('contrast')).toThrow(/contrast: inkSoft #5A5E64 on \w+ #\w+ reaches [56]\.\d+, needs 7/);
});
