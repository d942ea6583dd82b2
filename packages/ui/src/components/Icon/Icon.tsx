import type { IconNode } from 'lucide';
import { Glyph } from '../../internal/Glyph.tsx';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './Icon.css.ts';
import { arrowLeft, arrowRight, undo } from './icons.ts';

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

/** Arrows of steps: right to left they point the other way. */
const DIRECTED: ReadonlySet<IconGlyph> = new Set([arrowLeft, arrowRight, undo]);

/** The class of an icon that points in the reading direction; empty for all others. */
export const directionOf = (icon: IconGlyph): string => (DIRECTED.has(icon) ? css.directed : '');

/** An icon in the colour of the text around it. Use it with a text where one fits. */
export function Icon({ icon, size = 20, label }: IconProps) {
  const className = `${css.icon[size]} ${directionOf(icon)}`.trim();
  return label === undefined ? (
    <Glyph icon={icon} className={className} aria-hidden />
  ) : (
    <Glyph icon={icon} className={className} role="img" aria-label={label} />
  );
}
