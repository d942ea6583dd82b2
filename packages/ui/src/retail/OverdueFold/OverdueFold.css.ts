import { severityColor } from '../../internal/severity.css.ts';
import { style } from '../../internal/styles.ts';
import { bar, radius, space } from '../../theme/vars.css.ts';

export const fold = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: '52px',
  padding: '0 16px',
  border: `1px solid ${severityColor.solid}`,
  borderInlineStartWidth: bar.normal,
  borderRadius: radius.box,
  background: severityColor.soft,
  color: severityColor.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

export const words = style({ fontWeight: 600, marginInlineEnd: 'auto' });

/** On a phone the words need the line. */
export const sizes = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '14px',
  whiteSpace: 'nowrap',
  '@media': { 'not all and (min-width: 48rem)': { display: 'none' } },
});
