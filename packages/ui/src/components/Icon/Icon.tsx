import type { IconNode } from 'lucide';
import { Glyph } from '../../internal/Glyph.tsx';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './Icon.css.ts';

/** The shape of an icon: one of `icons`, or any icon of lucide. */
export type IconGlyph = IconNode;

export interface IconProps extends Unstyled {
  /** The shape, e.g. `icons.bell`. */
  icon: IconGlyph;
  /** Width and height in px at 100 % text. @default 20 */
  size?: 16 | 20 | 24;
  /** Text for screen readers, if there is no text beside the icon. Without it the icon is decorative. */
  label?: string;
}

/** An icon in the colour of the text around it. Use it with a text where one fits. */
export function Icon({ icon, size = 20, label }: IconProps) {
  const className = css.icon[size];
  return label === undefined ? (
    <Glyph icon={icon} className={className} aria-hidden />
  ) : (
    <Glyph icon={icon} className={className} role="img" aria-label={label} />
  );
}
