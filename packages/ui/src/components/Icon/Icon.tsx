import type { IconNode } from 'lucide';
import { Glyph } from '../../internal/Glyph.tsx';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './Icon.css.ts';

/** A pictogram: one of `icons`. */
export type IconGlyph = IconNode;

export interface IconProps extends Unstyled {
  /** Which one, e.g. `icons.bell`. */
  icon: IconGlyph;
  /** Width and height in px at 100 % text. @default 20 */
  size?: 16 | 20 | 24;
  /** What it says where no word stands beside it; without a label it is decoration. */
  label?: string;
}

/** A pictogram in the colour of the text around it. Never alone where a word fits. */
export function Icon({ icon, size = 20, label }: IconProps) {
  const className = css.icon[size];
  return label === undefined ? (
    <Glyph icon={icon} className={className} aria-hidden />
  ) : (
    <Glyph icon={icon} className={className} role="img" aria-label={label} />
  );
}
