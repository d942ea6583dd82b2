import { style } from '../../internal/styles.ts';
import { caption, mono } from '../../internal/textStyles.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8], minWidth: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[12],
  '::after': { content: '', flex: 1, alignSelf: 'center', height: '1px', background: color.line },
});

export const title = style({ fontSize: type.t15, lineHeight: '1.25rem', fontWeight: 660, fontStretch: '112%' });

export const count = style({ ...mono, marginInlineStart: space[8], fontSize: type.t15, fontWeight: 640 });

export const mark = style({ alignSelf: 'center', display: 'grid' });

export const note = style({ ...caption, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });

/** Behind the rule; a target of 44 px does not make it higher. */
export const action = style({ order: 1, alignSelf: 'center', marginBlock: '-12px' });

/** A target of 44 px that does not make the rule higher. */
export const arrived = style({
  alignSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  marginBlock: '-12px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
});

export const volt = style({
  ...caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '20px',
  paddingInline: '8px',
  borderRadius: radius.box,
  background: color.signal,
  color: color.onSignal,
  fontWeight: 650,
  whiteSpace: 'nowrap',
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
});
