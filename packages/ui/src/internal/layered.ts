import type { StyleRule } from '@vanilla-extract/css';
import { hoverOnly } from './hoverOnly.ts';
import { baseLayer, partsLayer } from './layers.css.ts';
// Each component brings the reset of its elements.
import './reset.css.ts';

/** A style rule without a layer. */
export type Rule = NonNullable<StyleRule['@layer']>[string];

/**
 * Puts a rule into the layer of components; `style` and `recipe` of `styles.ts` do so. Its styles of `:hover` apply only
 * to pointers that can hover.
 */
export function layered(rule: Rule): StyleRule {
  return { '@layer': { [partsLayer]: hoverOnly(rule) } };
}

/** Puts a rule for plain elements into the layer below all components: `globalStyle('p', basic({ … }))`. */
export function basic<Basic>(rule: Basic): { '@layer': Record<string, Basic> } {
  return { '@layer': { [baseLayer]: rule } };
}
