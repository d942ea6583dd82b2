import type { Theme, ThemeName } from '../light.ts';
import type { Brand } from './brand.ts';

const rule = (selectors: readonly string[], values: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(values).map(([name, value]) => `    ${name}: ${value};`);
  return `  ${selectors.join(',\n  ')} {\n${lines.join('\n')}\n  }`;
};

const named = (prefix: string, values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--instore-${prefix}${name}`, value]));

/** The sheet of a brand: in the kit's layer for brands, which lies above its themes and below its components. */
export function writeCss(brand: Brand, themes: Record<ThemeName, Theme>): string {
  const root = `[data-brand="${brand.name}"]`;
  const shape = { ...named('font-', brand.fonts ?? {}), ...named('radius-', brand.radii ?? {}) };
  const rules = [
    ...(Object.keys(shape).length > 0 ? [rule([root], shape)] : []),
    rule([root], named('', themes.light)),
    // The root wears the theme itself, or a part of the page within it does.
    ...(Object.keys(themes) as ThemeName[]).map((name) =>
      rule([`${root}[data-theme="${name}"]`, `${root} [data-theme="${name}"]`], named('', themes[name])),
    ),
  ];
  return `@layer instore.brand {\n${rules.join('\n')}\n}\n`;
}
