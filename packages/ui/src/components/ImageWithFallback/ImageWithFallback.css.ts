import { style } from '../../internal/styles.ts';
import { color, motion, radius } from '../../theme/vars.css.ts';

export const frame = style({
  position: 'relative',
  display: 'block',
  flex: 'none',
  overflow: 'hidden',
  maxWidth: '100%',
  borderRadius: radius.stamp,
  color: color.inkSoft,
});

/** The place of the picture until it is loaded, so that nothing moves. */
export const isLoading = style({ background: color.sunken });

export const image = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  transition: `opacity ${motion.quick} ${motion.ease}`,
});
export const isHidden = style({ opacity: 0 });

export const fallback = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: color.sunken,
});
export const box = style({ width: '100%', height: '100%', maxHeight: '56px', opacity: 0.7 });
