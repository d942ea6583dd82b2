import type { IconGlyph } from '@instore/ui';
import { createElement } from 'react';

/** A pictogram of lucide, which the kit draws, too. */
export function Icon({ glyph }: { glyph: IconGlyph }) {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2} aria-hidden>
      {glyph.map(([tag, attributes], at) => createElement(tag, { key: at, ...attributes }))}
    </svg>
  );
}
