import { recipe, style } from '../../internal/styles.ts';
import { color, radius, type } from '../../theme/vars.css.ts';

export const stamp = recipe({
  base: {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: '6px',
    // A column, such as a Stack, stretches a box without a width.
    width: 'fit-content',
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
  },
  variants: {
    state: {
      request: { color: color.ink, background: color.raised },
      held: { color: color.ink, background: color.raised },
      pending: { color: color.cautionText, background: color.cautionSoft, borderStyle: 'dashed' },
      out: { color: color.positiveText, background: color.positiveSoft },
      sold: { color: color.onInk, background: color.ink, borderColor: color.ink },
      next: { color: color.onSignal, background: color.signal, borderColor: color.signalEdge },
      consigned: {
        color: color.infoText,
        background: color.infoSoft,
        border: '3px double currentColor',
        paddingInline: '6px',
      },
      found: { color: color.positiveText, background: color.positiveSoft },
      unexpected: { color: color.infoText, background: color.infoSoft, borderStyle: 'dotted' },
      error: { color: color.criticalText, background: color.criticalSoft, borderWidth: '2px' },
    },
  },
});

export const glyph = style({ width: '0.625rem', height: '0.625rem', flex: 'none' });
