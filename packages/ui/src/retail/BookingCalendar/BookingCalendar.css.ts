import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { under } from '../../internal/focusRing.css.ts';
import { layered } from '../../internal/layered.ts';
import { anyScript, caption, hidden, mono, twoLines, wide } from '../../internal/textStyles.ts';
import { bar, color, radius, space, type } from '../../theme/vars.css.ts';

const rule = `1px solid ${color.line}`;
/** From this width a week has seven columns; below it, its days are stacked. */
const COLUMNS = '(min-width: 56rem)';

export const frame = style(layered({ display: 'grid', gap: space[16], minWidth: 0, containerType: 'inline-size' }));

export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 16px',
  }),
);
export const title = style(layered({ ...wide, flex: '1 1 12rem', fontSize: type.t21, lineHeight: '1.75rem' }));
export const tools = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space[12] }));
/** The arrows follow the reading direction. */
export const dateButtons = style(layered({ display: 'inline-flex' }));
globalStyle(`${dateButtons}:dir(rtl) svg`, layered({ transform: 'scaleX(-1)' }));

export const days = recipe({
  base: layered({ display: 'grid', gap: space[16], minWidth: 0 }),
  variants: {
    view: {
      day: {},
      week: layered({
        '@container': {
          [COLUMNS]: {
            gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
            gap: 0,
            minHeight: '24rem',
            background: color.raised,
            border: rule,
            borderRadius: radius.box,
          },
        },
      }),
    },
  },
});

export const day = recipe({
  base: layered({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 }),
  variants: {
    view: {
      day: {},
      week: layered({
        '@container': {
          [COLUMNS]: {
            gap: 0,
            borderInlineStart: rule,
            selectors: { '&:first-child': { borderInlineStart: 'none' } },
          },
        },
      }),
    },
    isClosed: {
      // Hatched, like a shelf that is taped off.
      true: layered({
        '@container': {
          [COLUMNS]: {
            background: `repeating-linear-gradient(135deg, transparent 0 9px, ${color.line} 9px 10px)`,
          },
        },
      }),
      false: {},
    },
  },
});

export const dayHead = recipe({
  base: layered({ display: 'flex', alignItems: 'baseline', gap: space[8], minWidth: 0 }),
  variants: {
    view: {
      day: layered(hidden),
      week: layered({
        '@container': {
          [COLUMNS]: {
            padding: '10px 12px 8px',
            background: color.raised,
            borderBottom: rule,
            borderStartStartRadius: radius.box,
            borderStartEndRadius: radius.box,
          },
        },
      }),
    },
  },
});
export const weekday = style(layered({ fontWeight: 600, color: color.inkSoft }));
/** The day of the month is the largest figure of its column; today is inverted like a chosen size. */
export const date = recipe({
  base: layered({ ...wide, fontSize: type.t21, lineHeight: '1.75rem', fontVariantNumeric: 'tabular-nums' }),
  variants: {
    isToday: {
      true: layered({
        paddingInline: '7px',
        background: color.ink,
        color: color.onInk,
        borderRadius: radius.box,
        forcedColorAdjust: 'none',
        '@media': { '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText' } },
      }),
      false: {},
    },
  },
});
export const list = recipe({
  base: layered({ display: 'grid', gap: space[8], minWidth: 0 }),
  variants: {
    view: { day: {}, week: layered({ '@container': { [COLUMNS]: { gap: '6px', padding: '6px' } } }) },
  },
});
export const free = style(
  layered({ ...caption, color: color.inkSoft, '@container': { [COLUMNS]: { padding: '10px 12px' } } }),
);
export const closed = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[8],
    padding: '12px',
    background: color.sunken,
    border: rule,
    borderRadius: radius.box,
    overflowWrap: 'anywhere',
    fontWeight: 600,
    '@container': { [COLUMNS]: { margin: '6px', padding: '10px' } },
  }),
);

const edges = {
  booked: color.edge,
  upcoming: color.signal,
  ongoing: color.positive,
  completed: color.ink,
  visited: color.ink,
  'not visited': color.caution,
  cancelled: color.critical,
  holiday: color.info,
};

/** A booking as a label: the time is its largest figure, the bar at its edge shows the state. */
export const booking = recipe({
  base: layered({
    vars: { [under]: color.raised },
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '7.5rem minmax(0, 1fr) auto',
    alignItems: 'stretch',
    minWidth: 0,
    background: color.raised,
    border: rule,
    borderRadius: radius.box,
    overflow: 'hidden',
    paddingInlineStart: bar.normal,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: bar.normal,
      forcedColorAdjust: 'none',
    },
    '@container': { '(max-width: 27rem)': { gridTemplateColumns: '5.5rem minmax(0, 1fr) auto' } },
  }),
  variants: {
    state: Object.fromEntries(
      Object.entries(edges).map(([state, background]) => [state, layered({ '::before': { background } })]),
    ) as Record<keyof typeof edges, ReturnType<typeof layered>>,
    isOver: { true: layered({ background: color.paper, color: color.inkSoft }), false: {} },
    view: {
      day: {},
      week: layered({
        '@container': { [COLUMNS]: { gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' } },
      }),
    },
  },
});
export const times = recipe({
  base: layered({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '2px',
    paddingBlock: '12px',
    paddingInline: '14px 8px',
    borderInlineEnd: rule,
  }),
  variants: {
    view: {
      day: {},
      week: layered({
        '@container': {
          [COLUMNS]: {
            justifyContent: 'flex-start',
            gap: 0,
            paddingBlock: '9px 0',
            // Space for the menu beside the time.
            paddingInline: '9px 48px',
            borderInlineEnd: 'none',
          },
        },
      }),
    },
  },
});
export const begin = recipe({
  base: layered({
    ...mono,
    unicodeBidi: 'isolate',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    fontSize: type.t28,
    lineHeight: '2rem',
    fontWeight: 640,
    letterSpacing: '-0.04em',
    '@container': { '(max-width: 27rem)': { fontSize: type.t21, lineHeight: '1.75rem' } },
  }),
  variants: {
    view: {
      day: {},
      week: layered({ '@container': { [COLUMNS]: { fontSize: type.t17, lineHeight: '1.5rem' } } }),
    },
  },
});
export const end = style(
  layered({
    ...mono,
    unicodeBidi: 'isolate',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    fontSize: type.t13,
    lineHeight: '1rem',
    color: color.inkSoft,
  }),
);
export const who = recipe({
  base: layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    minWidth: 0,
    padding: '12px 16px',
  }),
  variants: {
    view: {
      day: {},
      week: layered({
        '@container': { [COLUMNS]: { flexDirection: 'column', alignItems: 'flex-start', padding: '4px 9px 10px' } },
      }),
    },
  },
});
export const words = recipe({
  base: layered({ flex: '1 1 9rem', minWidth: 0, maxWidth: '100%' }),
  // In a column, flex-basis would set the height.
  variants: { view: { day: {}, week: layered({ '@container': { [COLUMNS]: { flex: 'none' } } }) } },
});
export const customer = style(
  layered({
    ...twoLines,
    fontSize: type.t17,
    lineHeight: '1.375rem',
    fontWeight: 660,
    fontStretch: '108%',
    ...anyScript,
    color: color.ink,
    '@container': { [COLUMNS]: { fontSize: type.t15, lineHeight: '1.25rem' } },
  }),
);
export const about = style(layered({ ...caption, color: color.inkSoft, overflowWrap: 'anywhere', ...anyScript }));
export const menu = recipe({
  base: layered({ display: 'grid', placeItems: 'center', paddingInlineEnd: space[8] }),
  variants: {
    view: {
      day: {},
      week: layered({
        '@container': {
          [COLUMNS]: { position: 'absolute', insetBlockStart: '5px', insetInlineEnd: '5px', padding: 0 },
        },
      }),
    },
  },
});
export const skeletons = style(layered({ display: 'grid', gap: space[8] }));
