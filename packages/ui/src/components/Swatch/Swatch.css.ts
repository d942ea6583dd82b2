import { style } from '../../internal/styles.ts';
import { color } from '../../theme/vars.css.ts';

export const swatch = style({
  position: 'relative',
  display: 'block',
  flex: 'none',
  width: '36px',
  height: '12px',
});

export const strip = style({
  width: '100%',
  height: '100%',
  borderRadius: '1px',
  shapeRendering: 'crispEdges',
  // Inside the shape, so that a light colour has an edge on a light card and a dark one on a dark card.
  outline: `1px solid ${color.silhouette}`,
  outlineOffset: '-1px',
});
