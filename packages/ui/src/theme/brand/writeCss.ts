import type { Theme, ThemeName } from '../light.ts';
import { ARABIC } from '../scales.ts';
import type { Brand } from './brand.ts';

const rule = (selectors: readonly string[], values: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(values).map(([name, value]) => `    ${name}: ${value};`);
  return `  ${selectors.join(',\n  ')} {\n${lines.join('\n')}\n  }`;
};

const named = (prefix: string, values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--instore-${prefix}${name}`, value]));

const GENERIC = /, *(?=(?:system-ui|ui-[a-z-]+|sans-serif|serif|monospace|cursive|fantasy) *(?:,|$))/;

/** A font list with the kit's Arabic font for what its named fonts lack: before the generic families, which have no weights of it. */
const withArabic = (list: string): string =>
  GENERIC.test(list) ? list.replace(GENERIC, `, ${ARABIC}, `) : `${list}, ${ARABIC}`;

/** The logo of a theme as a picture that `internal/Mark` shows. */
const logoOf = ({ logo }: Brand, theme: ThemeName): Record<string, string> =>
  logo === undefined ? {} : { logo: `url("${logo[theme] ?? logo.light}")` };

/** The style sheet of a brand, in the kit's layer for brands: above the themes, below the components. */
export function writeCss(brand: Brand, themes: Record<ThemeName, Theme>): string {
  const root = `[data-brand="${brand.name}"]`;
  const shape = { ...named('font-', brand.fonts ?? {}), ...named('radius-', brand.radii ?? {}) };
  const rules = [
    ...(Object.keys(shape).length > 0 ? [rule([root], shape)] : []),
    ...(brand.fonts?.text === undefined
      ? []
      : [rule([`${root}:lang(ar)`], named('font-', { text: withArabic(brand.fonts.text) }))]),
    rule([root], named('', { ...themes.light, ...logoOf(brand, 'light') })),
    // `data-theme` is on the root, or on an element within it.
    ...(Object.keys(themes) as ThemeName[]).map((name) =>
      rule(
        [`${root}[data-theme="${name}"]`, `${root} [data-theme="${name}"]`],
        named('', { ...themes[name], ...logoOf(brand, name) }),
      ),
    ),
  ];
  return `@layer instore.brand {\n${rules.join('\n')}\n}\n`;
}
