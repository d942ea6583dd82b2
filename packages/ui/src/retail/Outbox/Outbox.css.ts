import { style } from '@vanilla-extract/css';
import { under } from '../../internal/focusRing.css.ts';
import { layered } from '../../internal/layered.ts';
import { anyScript, caption, oneLine, productName, wide } from '../../internal/textStyles.ts';
import { bar, color, space, type } from '../../theme/vars.css.ts';
import { binStyle } from '../PickRow/binStyle.ts';

const rule = `1px solid ${color.line}`;

export const outbox = style(
  layered({
    vars: { [under]: color.raised },
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100%',
    background: color.raised,
  }),
);

export const head = style(
  layered({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    padding: '16px 24px',
    borderBottom: rule,
  }),
);

export const title = style(layered({ ...wide, fontSize: type.t21, lineHeight: '1.5rem' }));

export const list = style(layered({ flexGrow: 1 }));

export const entry = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: space[12],
    minHeight: '72px',
    padding: '12px 24px',
    borderBottom: rule,
  }),
);

export const words = style(layered({ display: 'grid', minWidth: 0 }));
export const action = style(layered({ fontWeight: 650, lineHeight: '1.25rem' }));
export const name = style(layered({ ...oneLine, ...anyScript, ...caption, color: color.inkSoft }));
export const place = style(layered({ display: 'grid', justifyItems: 'end', gap: '2px' }));

export const note = style(layered({ ...caption, padding: '16px 24px', borderTop: rule, color: color.inkSoft }));

export const conflict = style(
  layered({
    vars: { [under]: color.criticalSoft },
    display: 'grid',
    gap: space[12],
    padding: '16px 24px 20px',
    borderInlineStart: `${bar.normal} solid ${color.critical}`,
    borderBottom: rule,
    background: color.criticalSoft,
  }),
);

/** Conflicts above a list, each a card of its own. */
export const conflicts = style(layered({ display: 'grid', gap: space[8] }));

export const conflictHead = style(layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }));
export const figures = style(layered({ display: 'flex', alignItems: 'baseline', gap: space[20], flexWrap: 'wrap' }));
export const bin = style(layered({ ...binStyle, fontSize: type.t40, letterSpacing: '-0.06em' }));
export const conflictName = style(layered({ ...productName, ...anyScript }));
export const text = style(layered({ fontWeight: 560 }));
