import { bottomBar, bottomBarText } from '../../internal/bottomBar.ts';
import { recipe, style } from '../../internal/styles.ts';
import { anyScript, mono, twoLines } from '../../internal/textStyles.ts';
import * as shared from '../CartFrame/lineStyles.ts';
import { breakpoint, color, frame, radius, space, type } from '../../theme/vars.css.ts';

const { rule } = shared;

/** At 200 % text size the size is above the name, and on a phone the count is below the word. */
const STACKED = '(max-width: 17.99rem)';

export const line = style({
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  borderBottom: rule,
  '@container': { [STACKED]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const lineSize = style({
  ...shared.sizeCell,
  paddingBlock: '18px 13px',
  paddingInline: '20px 4px',
  '@container': {
    [STACKED]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'flex-start',
      gap: '0 12px',
      paddingBlock: '18px 0',
      borderInlineEnd: 0,
    },
  },
});

export const system = style(shared.system);

export const lineBody = style({
  minWidth: 0,
  paddingBlock: '12px',
  paddingInline: '16px 8px',
  '@container': { [STACKED]: { paddingInlineStart: '20px' } },
});

export const lineName = style({
  ...twoLines,
  ...anyScript,
  fontSize: type.t15,
  lineHeight: '1.25rem',
  fontWeight: 640,
  fontStretch: '108%',
});

export const sku = style({
  ...mono,
  ...anyScript,
  display: 'block',
  overflowWrap: 'anywhere',
  fontSize: type.t13,
  lineHeight: '1.25rem',
  color: color.inkSoft,
});

export const lineControls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: space[8],
});

/** Keeps the height of a `ScanField` while its code is being loaded. */
export const scan = style({ minHeight: '69px', padding: '12px 20px', borderBottom: rule });

export const sumValue = style({ flex: '1 1 auto', fontWeight: 600, textAlign: 'end' });

/** On a small phone the count is narrower, so that the word keeps its distance. */
const SMALL = '(max-width: 23.99rem)';

export const bar = style({ ...bottomBar, containerType: 'inline-size', position: 'relative' });

/** Ends before the count: a long word, or the word on a small phone, is in two lines. */
export const barWord = style({
  ...bottomBarText,
  paddingInlineEnd: '6.5rem',
  '@container': { [STACKED]: { paddingBlockEnd: '2rem', paddingInlineEnd: 0 } },
});

/** The count, an ink button inside the end of the signal button: the word places the request, the count opens the cart. */
export const barCount = recipe({
  base: {
    position: 'absolute',
    insetBlock: '18px',
    insetInlineEnd: '18px',
    '@media': { [breakpoint.tablet]: { insetInlineEnd: `calc(${frame.gutter} + 6px)` } },
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minWidth: '44px',
    minHeight: '44px',
    paddingBlock: 0,
    paddingInline: '16px 10px',
    background: color.onSignal,
    borderRadius: radius.box,
    '@container': {
      [SMALL]: { gap: space[4], paddingInline: '12px 6px' },
      [STACKED]: { insetBlockStart: 'auto', insetInline: '18px auto' },
    },
    color: color.signal,
    fontSize: type.t17,
    lineHeight: '1.5rem',
    fontWeight: 700,
    fontStretch: '114%',
  },
  variants: {
    isOff: {
      true: { background: color.raised, color: color.inkSoft, boxShadow: `inset 0 0 0 1.5px ${color.edge}` },
      false: {},
    },
  },
});
