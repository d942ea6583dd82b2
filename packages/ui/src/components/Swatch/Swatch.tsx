import type { Unstyled } from '../../internal/props.ts';
import * as css from './Swatch.css.ts';

export interface SwatchProps extends Unstyled {
  /** Colours of the parts in the order of the colourway's name, e.g. `['#F1EEE6', '#2F6B4A', '#B98552']`. */
  colours: readonly string[];
}

/** The colours of a colourway. Decorative: show the name beside it. */
export function Swatch({ colours }: SwatchProps) {
  if (colours.length === 0) return null;
  return (
    <span className={css.swatch} aria-hidden="true">
      {/* Attributes, not styles: a strict CSP allows them, and forced colours do not change them. */}
      <svg className={css.strip} viewBox={`0 0 ${colours.length} 1`} preserveAspectRatio="none">
        {colours.map((colour, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a colour may occur twice: "Ink / Ink / Paper"
          <rect key={index} x={index} width="1" height="1" fill={colour} />
        ))}
      </svg>
    </span>
  );
}
