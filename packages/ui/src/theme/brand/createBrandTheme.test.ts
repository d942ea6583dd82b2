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

test.each([
  ['navy', '#1B2A4A'],
  ['black', '#000000'],
  ['red', '#C8102E'],
  ['deep red', '#8B0000'],
  ['orange', '#F26B21'],
  ['brown', '#7A4A1E'],
  ['forest', '#0B4F35'],
  ['grey', '#777777'],
])('an accent of a retailer is taken as it is, with what is read on it: %s', (_name, accent) => {
  const { themes } = createBrandTheme({ ...mint, accent });
  expect([themes.light.signal, themes.dark.signal]).toEqual([accent, accent]);
  for (const name of ['light', 'dark', 'contrast'] as const) expect(themes[name].signalHover).not.toBe(accent);
});

test('a dark accent has light text, a light ring and a lighter shade on the lid', () => {
  const { light: page, dark: dim } = createBrandTheme({ ...mint, accent: '#1B2A4A' }).themes;
  expect(page).toMatchObject({ onSignal: '#FFFFFF', ringIn: '#FFFFFF', signalEdge: '#1B2A4A' });
  expect(ratio(page.onLidSignal, page.lid)).toBeGreaterThan(ratio(page.signal, page.lid));
  // The kit's edge in the dark theme is the kit's own accent.
  expect(dim.signalEdge).not.toBe(light.signal);
});

test('a role of a theme that a chain sets is the one from which others follow', () => {
  const { dark: dim } = createBrandTheme({
    ...mint,
    themes: { dark: { lid: '#E8E8E8', onLid: '#000000', onLidSoft: '#333333' } },
  }).themes;
  expect(ratio(dim.onLidSignal, '#E8E8E8')).toBeGreaterThanOrEqual(leastForText.dark);
});

test('a chain has its logo in all themes, or one for each', () => {
  const { css } = createBrandTheme({ ...mint, logo: { light: '/logo.svg', dark: 'data:image/svg+xml,%3Csvg/%3E' } });
  expect(css.match(/--instore-logo: .*/g)).toEqual([
    '--instore-logo: url("/logo.svg");',
    '--instore-logo: url("/logo.svg");',
    '--instore-logo: url("data:image/svg+xml,%3Csvg/%3E");',
    '--instore-logo: url("/logo.svg");',
  ]);
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
  ['logo.light: "javascript:alert(1)"', { logo: { light: 'javascript:alert(1)' } }],
  ['logo.dark: "/a");}"', { logo: { light: '/logo.svg', dark: '/a");}' } }],
  ['radii.box: "url(//example.invalid)"', { radii: { box: 'url(//example.invalid)' } }],
])('what cannot be used is refused by name: %s', (message, change) => {
  expect(() => createBrandTheme({ ...mint, ...change })).toThrow(message);
});

test('of 500 accents at least 95 % give a theme in which all pairs are read', { timeout: 120_000 }, () => {
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
  expect(made).toBeGreaterThanOrEqual(475);
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
