import type { LucideIcon } from 'lucide-react';
import type { Unstyled } from '../internal/props.ts';
import * as css from './Icon.css.ts';

/** A pictogram: one of `icons`. */
export type IconGlyph = LucideIcon;

export interface IconProps extends Unstyled {
  /** Which one, e.g. `icons.bell`. */
  icon: IconGlyph;
  /** Width and height in px at 100 % text. @default 20 */
  size?: 16 | 20 | 24;
  /** What it says where no word stands beside it; without a label it is decoration. */
  label?: string;
}

/** A pictogram in the colour of the text around it. Never alone where a word fits. */
export function Icon({ icon: Glyph, size = 20, label }: IconProps) {
  return label === undefined ? (
    <Glyph className={css.icon({ size })} aria-hidden="true" />
  ) : (
    <Glyph className={css.icon({ size })} role="img" aria-label={label} />
  );
}
