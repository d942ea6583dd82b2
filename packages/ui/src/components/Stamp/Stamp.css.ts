import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../internal/layered.ts';
import { color, radius, type } from '../../theme/vars.css.ts';

export const stamp = recipe({
  base: layered({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: '6px',
    minHeight: '1.5rem',
    paddingInline: '7px 8px',
    border: '1.5px solid currentColor',
    borderRadius: radius.stamp,
    fontSize: type.t13,
    lineHeight: '1rem',
    fontWeight: 650,
    fontStretch: '112%',
    whiteSpace: 'nowrap',
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  }),
  variants: {
    state: {
      request: layered({ color: color.ink, background: color.raised }),
      pending: layered({ color: color.cautionText, background: color.cautionSoft, borderStyle: 'dashed' }),
      out: layered({ color: color.positiveText, background: color.positiveSoft }),
      sold: layered({ color: color.onInk, background: color.ink, borderColor: color.ink }),
      next: layered({ color: color.onSignal, background: color.signal, borderColor: color.signalEdge }),
      consigned: layered({
        color: color.infoText,
        background: color.infoSoft,
        border: '3px double currentColor',
        paddingInline: '6px',
      }),
      found: layered({ color: color.positiveText, background: color.positiveSoft }),
      unexpected: layered({ color: color.infoText, background: color.infoSoft, borderStyle: 'dotted' }),
      error: layered({ color: color.criticalText, background: color.criticalSoft, borderWidth: '2px' }),
    },
  },
});

export const glyph = style(layered({ width: '0.625rem', height: '0.625rem', flex: 'none' }));
