import type { StyleRule } from '@vanilla-extract/css';
import { hoverOnly } from './hoverOnly.ts';
import { baseLayer, partsLayer } from './layers.css.ts';
// Each component brings the reset of its elements.
import './reset.css.ts';

type LayerRule = NonNullable<StyleRule['@layer']>[string];

/**
 * Puts a rule into the layer of components: `style(layered({ … }))`, `recipe({ base: layered({ … }) })`. Its styles of
 * `:hover` apply only to pointers that can hover.
 */
export function layered(rule: LayerRule): StyleRule {
  return { '@layer': { [partsLayer]: hoverOnly(rule) } };
}

/** Puts a rule for plain elements into the layer below all components: `globalStyle('p', basic({ … }))`. */
export function basic<Rule>(rule: Rule): { '@layer': Record<string, Rule> } {
  return { '@layer': { [baseLayer]: rule } };
}
