import type { Unstyled } from '../../internal/props.ts';
import * as css from './Swatch.css.ts';

export interface SwatchProps extends Unstyled {
  /** Colours of the parts in the order of the colourway's name, e.g. `['#F1EEE6', '#2F6B4A', '#B98552']`. */
  colours: readonly string[];
}

/** The colourway in small. Decoration: its name always stands beside it. */
export function Swatch({ colours }: SwatchProps) {
  if (colours.length === 0) return null;
  return (
    <span className={css.swatch} aria-hidden="true">
      {/* Attributes and not styles: a strict CSP lets them through, and forced colours leave them alone. */}
      <svg className={css.strip} viewBox={`0 0 ${colours.length} 1`} preserveAspectRatio="none">
        {colours.map((colour, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a colour may come twice: "Ink / Ink / Paper"
          <rect key={index} x={index} width="1" height="1" fill={colour} />
        ))}
      </svg>
    </span>
  );
}
