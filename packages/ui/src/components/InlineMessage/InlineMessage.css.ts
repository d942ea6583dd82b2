import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { severityColor } from '../../internal/severity.css.ts';

export const message = style(
  layered({ display: 'flex', alignItems: 'flex-start', gap: '8px', color: severityColor.text, fontWeight: 560 }),
);
export const icon = style(layered({ paddingTop: '2px' }));
export const words = style(layered({ minWidth: 0, overflowWrap: 'anywhere' }));
