import { under } from '../../internal/focusRing.css.ts';
import { style } from '../../internal/styles.ts';
import { anyScript, caption, oneLine, productName, wide } from '../../internal/textStyles.ts';
import { bar, color, space, type } from '../../theme/vars.css.ts';
import { binStyle } from '../PickRow/binStyle.ts';

const rule = `1px solid ${color.line}`;

export const outbox = style({
  vars: { [under]: color.raised },
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  background: color.raised,
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: '16px 24px',
  borderBottom: rule,
});

export const title = style({ ...wide, fontSize: type.t21, lineHeight: '1.5rem' });

export const list = style({ flexGrow: 1 });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[12],
  minHeight: '72px',
  padding: '12px 24px',
  borderBottom: rule,
});

export const words = style({ display: 'grid', minWidth: 0 });
export const action = style({ fontWeight: 650, lineHeight: '1.25rem' });
export const name = style({ ...oneLine, ...anyScript, ...caption, color: color.inkSoft });
export const place = style({ display: 'grid', justifyItems: 'end', gap: '2px' });

export const note = style({ ...caption, padding: '16px 24px', borderTop: rule, color: color.inkSoft });

export const conflict = style({
  vars: { [under]: color.criticalSoft },
  display: 'grid',
  gap: space[12],
  padding: '16px 24px 20px',
  borderInlineStart: `${bar.normal} solid ${color.critical}`,
  borderBottom: rule,
  background: color.criticalSoft,
});

/** Conflicts above a list, each a card of its own. */
export const conflicts = style({ display: 'grid', gap: space[8] });

export const conflictHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const figures = style({ display: 'flex', alignItems: 'baseline', gap: space[20], flexWrap: 'wrap' });
export const bin = style({ ...binStyle, fontSize: type.t40, letterSpacing: '-0.06em' });
export const conflictName = style({ ...productName, ...anyScript });
export const text = style({ fontWeight: 560 });
