import { style } from '../../internal/styles.ts';
import { caption, mono } from '../../internal/textStyles.ts';
import { color, space } from '../../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[16]}`,
  minWidth: 0,
});
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: '1 1 8rem',
  minWidth: 0,
  paddingTop: space[8],
  borderTop: `3px solid ${color.line}`,
  selectors: {
    '&[data-state="done"]': { borderColor: color.positive },
    '&[data-state="current"]': { borderColor: color.ink },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'GrayText',
      selectors: {
        '&[data-state="done"]': { borderColor: 'CanvasText' },
        '&[data-state="current"]': { borderColor: 'Highlight' },
      },
    },
  },
});
export const figure = style({
  ...mono,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.75rem',
  height: '1.75rem',
  border: `1.5px solid ${color.edge}`,
  borderRadius: '50%',
  selectors: {
    [`${step}[data-state="current"] &`]: { background: color.ink, borderColor: color.ink, color: color.onInk },
    [`${step}[data-state="done"] &`]: { borderColor: color.positive, color: color.positiveText },
  },
});
export const words = style({ minWidth: 0, lineHeight: '1.25rem', overflowWrap: 'anywhere' });
export const label = style({ selectors: { [`${step}[data-state="current"] &`]: { fontWeight: 650 } } });
export const note = style({ ...caption, display: 'block', color: color.inkSoft });
