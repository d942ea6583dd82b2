import { style } from '../../internal/styles.ts';
import { color } from '../../theme/vars.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  cursor: 'pointer',
  minWidth: 0,
});
export const isOff = style({ color: color.inkSoft, cursor: 'not-allowed' });
export const words = style({ flex: 1, minWidth: 0 });

export const input = style({
  appearance: 'none',
  display: 'inline-flex',
  flex: 'none',
  width: '44px',
  height: '24px',
  margin: 0,
  padding: '2px',
  background: color.raised,
  border: `1.5px solid ${color.edge}`,
  borderRadius: '12px',
  cursor: 'inherit',
  selectors: {
    '&::before': {
      content: '',
      width: '17px',
      height: '17px',
      borderRadius: '50%',
      background: color.edge,
    },
    '&:checked': { background: color.ink, borderColor: color.ink, justifyContent: 'flex-end' },
    '&:checked::before': { background: color.onInk },
    '&:disabled': { background: color.sunken, borderColor: color.line },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::before': { forcedColorAdjust: 'none', background: 'ButtonText' },
        '&:checked': { forcedColorAdjust: 'none', background: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
      },
    },
  },
});
