import { style } from '../../internal/styles.ts';
import { severityColor } from '../../internal/severity.css.ts';

export const message = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '8px',
  color: severityColor.text,
  fontWeight: 560,
});
export const icon = style({ paddingTop: '2px' });
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
