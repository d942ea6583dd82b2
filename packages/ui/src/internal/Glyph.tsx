import type { IconNode } from 'lucide';
import { createElement, type SVGAttributes } from 'react';

interface GlyphProps extends Pick<SVGAttributes<SVGSVGElement>, 'role' | 'aria-label' | 'aria-hidden'> {
  icon: IconNode;
  className: string;
}

/** Draws an icon from lucide's shapes. lucide's React package is larger than all icons of a first page together. */
export function Glyph({ icon, ...rest }: GlyphProps) {
  const shapes = icon.map(([tag, attributes]) => createElement(tag, attributes));
  const frame = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' };
  return createElement('svg', { ...frame, strokeLinecap: 'round', strokeLinejoin: 'round', ...rest }, ...shapes);
}
