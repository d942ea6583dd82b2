import { style } from '../../internal/styles.ts';
import { color } from '../../theme/vars.css.ts';

export const sparkline = style({
  display: 'block',
  flex: 'none',
  width: '104px',
  height: '40px',
  direction: 'ltr',
  overflow: 'visible',
});
export const band = style({
  fill: color.sunken,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'GrayText' } },
});
export const line = style({
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 1.5,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
export const before = style({
  fill: color.raised,
  stroke: color.ink,
  strokeWidth: 1.5,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const now = style({ fill: color.ink, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } });
export const none = style({ stroke: color.edge, strokeDasharray: '4 3' });
