import { expect, test } from 'vitest';
import { createBrandTheme } from './createBrandTheme.ts';
import { readBrand } from './readBrand.ts';

const mint = { name: 'mint-street', accent: '#7DF0C3' };

test('a brand file with every part becomes a theme', () => {
  const file = {
    ...mint,
    fonts: { text: '"Mint Sans", sans-serif' },
    radii: { box: '0' },
    logo: { light: '/logo.svg' },
    themes: { dark: { lid: '#202020' } },
  };
  expect(createBrandTheme(readBrand(structuredClone(file))).themes.dark.lid).toBe('#202020');
});

test.each<[string, unknown]>([
  ['the brand: must be an object.', null],
  ['the brand: must be an object.', [mint]],
  [
    'the brand: there is no "colour". There are: name, accent, fonts, radii, logo, themes.',
    { ...mint, colour: '#FFFFFF' },
  ],
  ['name: must be a text.', { accent: '#7DF0C3' }],
  ['accent: must be a text.', { name: 'mint-street' }],
  ['fonts: there is no "heading".', { ...mint, fonts: { heading: 'Mint Sans' } }],
  ['logo: must be an object.', { ...mint, logo: '/logo.svg' }],
  ['logo.light: must be a text.', { ...mint, logo: { dark: '/logo.svg' } }],
  ['radii.box: must be a text.', { ...mint, radii: { box: 4 } }],
  ['themes: there is no "sepia".', { ...mint, themes: { sepia: {} } }],
  ['themes.dark: there is no "ground".', { ...mint, themes: { dark: { ground: '#202020' } } }],
])('a brand file that is not one is refused by its field: %s', (message, json) => {
  expect(() => readBrand(json)).toThrow(message);
});
