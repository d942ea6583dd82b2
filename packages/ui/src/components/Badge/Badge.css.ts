import { severity, severityColor } from '../../internal/severity.css.ts';
import { recipe } from '../../internal/styles.ts';
import { color, radius, type } from '../../theme/vars.css.ts';

const toned = { color: severityColor.text, background: severityColor.soft };

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: '1.5rem',
    paddingInline: '7px',
    border: '1px solid currentColor',
    borderRadius: radius.stamp,
    fontSize: type.t13,
    lineHeight: '1rem',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
  variants: {
    tone: {
      neutral: { color: color.ink, background: color.sunken, borderColor: color.edge },
      positive: [severity.positive, toned],
      caution: [severity.caution, toned],
      critical: [severity.critical, toned],
      info: [severity.info, toned],
    },
  },
});
