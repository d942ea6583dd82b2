import { focusRing, under } from '../../internal/focusRing.css.ts';
import { labelSurface } from '../../internal/labelStyles.ts';
import { globalStyle, recipe, type Rule, style, styleVariants } from '../../internal/styles.ts';
import { anyScript, caption, customerName, hidden, mono, oneLine, wide } from '../../internal/textStyles.ts';
import { figureSize } from '../SizeFigure/SizeFigure.css.ts';
import type { BookingState } from './bookings.ts';
import { bar, color, radius, space, target, type } from '../../theme/vars.css.ts';

const rule = `1px solid ${color.line}`;
/**
 * From this width a week has seven columns; below it, a strip of seven days above the day's list. A narrower column has
 * no room for a time beside a half size.
 */
const COLUMNS = '(min-width: 66rem)';
const PHONE = '(max-width: 30rem)';
/** Below this width a row has its stamp below the name: beside it the name would be cut. */
const NARROW = '(max-width: 38rem)';
/** A phone with text of twice the size: a row has its name below time and size. */
const TIGHT = '(max-width: 17rem)';
/** A closed day is hatched, like a shelf that is taped off. */
export const hatch = `repeating-linear-gradient(135deg, transparent 0 9px, ${color.line} 9px 10px)`;

export const frame = style({ containerType: 'inline-size', minWidth: 0 });
/** On a phone, smaller gaps leave more height for the list. */
export const parts = style({
  display: 'grid',
  gap: space[16],
  minWidth: 0,
  '@container': { [PHONE]: { gap: space[12] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  // As high as the row of Tabs of other pages.
  minHeight: '61px',
  paddingBlock: '6px',
  '@container': { [COLUMNS]: { borderBlockEnd: rule }, [PHONE]: { gap: '4px 8px', paddingBlock: '4px 0' } },
});
export const title = style({
  ...wide,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  flex: '1 1 12rem',
  // Beside it a button of 44 px has room.
  '@container': { [PHONE]: { flexBasis: 'calc(100% - 56px)' } },
});
const titlePart = { display: 'contents' } as const;
/** Two titles: the week is shown above its columns, the chosen day above a list. */
export const titleOf = styleVariants({
  both: titlePart,
  columns: { ...titlePart, '@container': { [`not ${COLUMNS}`]: { display: 'none' } } },
  list: { ...titlePart, '@container': { [COLUMNS]: { display: 'none' } } },
});
/** A title begins with a capital, also where the name of a weekday has none. */
export const titleDays = style({
  fontSize: type.t21,
  lineHeight: '1.75rem',
  '::first-letter': { textTransform: 'uppercase' },
});
export const titleCount = style({
  fontSize: type.t15,
  lineHeight: '1.25rem',
  fontWeight: 460,
  fontStretch: '100%',
  color: color.inkSoft,
});
/** A row of tools. On a phone its tools are in the row around it. */
const toolRow: Rule = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  '@container': { [PHONE]: { display: 'contents' } },
};
export const tools = style(toolRow);
/** Tools of the page. On a phone a button is beside the title, and a field fills the row before the date buttons. */
export const pageTools = style(toolRow);
globalStyle(`${pageTools} > :not(button)`, { minWidth: 0, '@container': { [PHONE]: { flex: '1 1 8rem' } } });
/** The arrows follow the reading direction. */
export const dateButtons = style({ display: 'inline-flex' });
globalStyle(`${dateButtons}:dir(rtl) svg`, { transform: 'scaleX(-1)' });

/** On a phone a day and a week are one view: a strip of days above the list of the chosen one. */
export const viewSwitch = style({ '@container': { [PHONE]: { display: 'none' } } });

/** Seven days to choose from, instead of columns. */
export const strip = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    border: rule,
    borderRadius: radius.box,
    overflow: 'hidden',
  },
  variants: {
    view: {
      day: { '@container': { [`not ${PHONE}`]: { display: 'none' } } },
      week: { '@container': { [COLUMNS]: { display: 'none' } } },
    },
  },
});
export const stripDay = recipe({
  base: {
    vars: { [under]: color.paper },
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '2px',
    minHeight: '76px',
    // A column of a phone has room for its words at twice the size of the text, too.
    fontSize: `min(${type.t13}, 3.7cqi)`,
    lineHeight: '1rem',
    fontWeight: 560,
    color: color.inkSoft,
    borderInlineStart: rule,
    selectors: {
      '&:first-child': { borderInlineStart: 'none' },
      '&:focus-visible': { position: 'relative', zIndex: 1 },
    },
  },
  variants: {
    isChosen: {
      true: {
        background: color.ink,
        color: color.onInkSoft,
        forcedColorAdjust: 'none',
        '@media': { '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText' } },
      },
      false: {},
    },
  },
});
export const stripDate = recipe({
  base: {
    ...wide,
    fontSize: `min(${type.t21}, 5.9cqi)`,
    lineHeight: '1.5rem',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    isChosen: { true: { color: color.onInk }, false: { color: color.ink } },
    isToday: { true: { textDecoration: 'underline', textUnderlineOffset: '3px' }, false: {} },
  },
});
export const stripCount = style({ ...mono, fontSize: type.t13, lineHeight: '0.875rem' });
export const stripClosed = recipe({
  base: { width: '0.625rem', height: '0.875rem' },
  variants: { isChosen: { true: {}, false: { color: color.infoText } } },
});

/** The days, and the empty text above them. */
export const stage = style({ display: 'grid', minWidth: 0 });
export const over = style({
  gridArea: '1 / 1',
  alignSelf: 'center',
  justifySelf: 'center',
  width: 'min(100%, 32.5rem)',
  zIndex: 1,
  background: color.raised,
});

export const days = recipe({
  base: { gridArea: '1 / 1', display: 'grid', gap: space[16], minWidth: 0 },
  variants: {
    /** No day has a booking or is closed: only the columns are shown, behind the empty text. */
    isBare: { true: { '@container': { [`not ${COLUMNS}`]: { display: 'none' } } }, false: {} },
    view: {
      day: {},
      week: {
        '@container': {
          [COLUMNS]: {
            gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
            gap: 0,
            // Down to the foot of the page.
            minHeight: 'max(39.5rem, 100dvh - 10.5rem)',
            background: color.raised,
            border: rule,
            borderRadius: radius.box,
          },
        },
      },
    },
  },
});

export const day = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 },
  variants: {
    view: {
      day: {},
      week: {
        '@container': {
          [COLUMNS]: {
            display: 'flex',
            gap: 0,
            borderInlineStart: rule,
            selectors: { '&:first-child': { borderInlineStart: 'none' } },
          },
        },
      },
    },
    isClosed: { true: { '@container': { [COLUMNS]: { background: hatch } } }, false: {} },
    /** Below the columns only the chosen day is shown. */
    isHidden: { true: { '@container': { [`not ${COLUMNS}`]: { display: 'none' } } }, false: {} },
  },
});

export const dayHead = recipe({
  base: { display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0 },
  variants: {
    view: {
      day: hidden,
      week: {
        '@container': {
          [`not ${COLUMNS}`]: hidden,
          [COLUMNS]: {
            minHeight: '46px',
            paddingInline: '12px',
            background: color.raised,
            borderBottom: rule,
            borderStartStartRadius: radius.box,
            borderStartEndRadius: radius.box,
          },
        },
      },
    },
  },
});
export const weekday = style({ fontWeight: 600, color: color.inkSoft });
export const dayCount = style({ ...mono, marginInlineStart: 'auto', fontSize: type.t13, color: color.inkSoft });
/** The day of the month is the largest figure of its column; today is inverted like a chosen size. */
export const date = recipe({
  base: { ...wide, fontSize: type.t21, lineHeight: '1.75rem', fontVariantNumeric: 'tabular-nums' },
  variants: {
    isToday: {
      true: {
        paddingInline: '7px',
        background: color.ink,
        color: color.onInk,
        borderRadius: radius.box,
        forcedColorAdjust: 'none',
        '@media': { '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText' } },
      },
      false: {},
    },
  },
});
export const list = recipe({
  base: { display: 'grid', gap: space[8], minWidth: 0 },
  variants: {
    view: { day: {}, week: { '@container': { [COLUMNS]: { gap: '5px', padding: '5px' } } } },
  },
});
/** Shows the earlier bookings of today again. */
export const fold = style({
  vars: { [under]: color.raised },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  width: '100%',
  minHeight: target.staff,
  border: `1px dashed ${color.edge}`,
  borderRadius: radius.box,
  color: color.inkSoft,
  fontWeight: 560,
  ':hover': { color: color.ink },
});
export const free = style({ ...caption, color: color.inkSoft, '@container': { [COLUMNS]: { padding: '10px 12px' } } });
export const closed = style({
  vars: { [under]: color.raised },
  display: 'grid',
  justifyItems: 'start',
  gap: '6px',
  width: '100%',
  minHeight: target.staff,
  padding: '10px',
  background: color.infoSoft,
  border: `1px solid ${color.info}`,
  borderRadius: radius.box,
  overflowWrap: 'anywhere',
  fontWeight: 600,
  ...anyScript,
});
export const toMove = style({ ...caption, color: color.infoText });

const edges = {
  booked: color.edge,
  upcoming: color.signal,
  ongoing: color.positive,
  completed: color.ink,
  visited: color.ink,
  'not visited': color.caution,
  cancelled: color.critical,
  holiday: color.info,
} satisfies Record<BookingState, string>;

/** A booking as a label: the size is its largest figure, the bar at its edge shows the state. */
export const booking = recipe({
  base: {
    ...labelSurface('transparent'),
    display: 'grid',
    gridTemplateColumns: '8rem 7.75rem minmax(0, 1fr) auto',
    gridTemplateAreas: '"time size who stamp"',
    minWidth: 0,
    minHeight: '72px',
    paddingInlineStart: bar.normal,
    '@container': {
      [NARROW]: {
        gridTemplateColumns: '5rem 5.25rem minmax(0, 1fr)',
        gridTemplateRows: 'auto auto',
        gridTemplateAreas: '"time size who" "time size stamp"',
        minHeight: '82px',
      },
      [TIGHT]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridTemplateAreas: '"time size" "who who" "stamp stamp"',
      },
    },
  },
  variants: {
    state: Object.fromEntries(
      Object.entries(edges).map(([state, background]) => [
        state,
        {
          '::before':
            state === 'upcoming'
              ? { boxSizing: 'border-box', background, width: bar.next, border: `1px solid ${color.signalEdge}` }
              : { background },
        },
      ]),
    ) as Record<keyof typeof edges, Rule>,
    isOver: { true: { vars: { [under]: color.paper }, background: color.paper }, false: {} },
    isOpen: { true: { borderColor: color.ink, outline: `1px solid ${color.ink}` }, false: {} },
    view: {
      day: {},
      week: {
        '@container': {
          [COLUMNS]: {
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            gridTemplateRows: '22px minmax(22px, auto) 24px',
            gridTemplateAreas: '"time size" "who who" "stamp stamp"',
            columnGap: '6px',
            minHeight: '82px',
            paddingBlock: '6px',
            paddingInline: '13px 9px',
          },
        },
      },
    },
  },
});

const cell = { '@container': { [COLUMNS]: { padding: 0, border: 'none' } } } as const;

export const times = recipe({
  base: {
    gridArea: 'time',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '4px',
    paddingInline: '16px 8px',
    borderInlineEnd: rule,
    '@container': { [NARROW]: { paddingInline: '12px 6px' }, [TIGHT]: { paddingBlock: '10px' } },
  },
  variants: {
    view: { day: {}, week: { '@container': { [COLUMNS]: { padding: 0, borderInlineEnd: 'none' } } } },
    isOpen: {
      true: {
        background: color.ink,
        color: color.onInk,
        forcedColorAdjust: 'none',
        '@media': { '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText' } },
      },
      false: {},
    },
  },
  compoundVariants: [
    {
      variants: { view: 'week', isOpen: true },
      style: { '@container': { [COLUMNS]: { background: 'none', color: color.ink } } },
    },
  ],
});
const time = { ...mono, unicodeBidi: 'isolate', textAlign: 'start', whiteSpace: 'nowrap' } as const;
export const begin = recipe({
  base: {
    ...time,
    fontSize: type.t28,
    lineHeight: '1.5rem',
    fontWeight: 700,
    letterSpacing: '-0.05em',
    '@container': { [NARROW]: { fontSize: type.t21 } },
  },
  variants: {
    view: {
      day: {},
      week: {
        '@container': { [COLUMNS]: { fontSize: type.t17, lineHeight: '1.25rem', letterSpacing: '-0.04em' } },
      },
    },
    isOver: { true: { color: color.inkSoft }, false: {} },
  },
});
export const end = recipe({
  base: { ...time, fontSize: type.t13, lineHeight: '1rem', color: color.inkSoft },
  variants: {
    view: { day: {}, week: { '@container': { [COLUMNS]: { display: 'none' } } } },
    isOpen: { true: { color: color.onInkSoft }, false: {} },
  },
});

export const sizes = recipe({
  base: {
    gridArea: 'size',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '8px',
    minWidth: 0,
    paddingInline: '14px 8px',
    borderInlineEnd: rule,
    '@container': { [NARROW]: { paddingInline: '10px 4px' }, [TIGHT]: { paddingBlock: '10px' } },
  },
  variants: {
    view: {
      day: {},
      week: {
        '@container': {
          [COLUMNS]: { padding: 0, borderInlineEnd: 'none', justifyContent: 'flex-start', paddingTop: '2px' },
        },
      },
    },
    isOver: { true: { color: color.inkSoft }, false: {} },
    /** Without a size the cell is left out; the names stay below each other. */
    isEmpty: { true: { borderInlineEnd: 'none' }, false: {} },
  },
});
export const system = recipe({
  base: { ...caption, color: color.inkSoft, whiteSpace: 'nowrap' },
  variants: { view: { day: {}, week: { '@container': { [COLUMNS]: hidden } } } },
});
/** The figure is smaller in a column than in a row. */
export const figureBox = recipe({
  base: {
    display: 'flex',
    vars: { [figureSize]: '2.25rem' },
    '@container': { [NARROW]: { vars: { [figureSize]: '1.75rem' } } },
  },
  variants: {
    view: { day: {}, week: { '@container': { [COLUMNS]: { vars: { [figureSize]: '1.625rem' } } } } },
  },
});

export const who = recipe({
  base: {
    gridArea: 'who',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minWidth: 0,
    padding: '8px 12px 8px 16px',
    '@container': { [NARROW]: { padding: '12px 12px 0' } },
  },
  variants: {
    view: {
      // A wide row has the name and what it is about side by side: its middle would be empty otherwise.
      day: {
        '@container': {
          [COLUMNS]: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)',
            alignItems: 'center',
            columnGap: space[16],
          },
        },
      },
      week: cell,
    },
  },
});
export const customer = recipe({
  base: {
    ...oneLine,
    ...customerName,
    ...anyScript,
    color: color.ink,
  },
  variants: {
    view: {
      day: {},
      week: {
        '@container': {
          [COLUMNS]: { fontSize: type.t15, lineHeight: '1.25rem', fontWeight: 600, fontStretch: '100%' },
        },
      },
    },
  },
});
/** The whole label opens the booking. */
export const open = style({
  maxWidth: '100%',
  textAlign: 'inherit',
  font: 'inherit',
  ...oneLine,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.box },
});
globalStyle(`${open}:focus-visible`, { outline: 'none', boxShadow: 'none' });
globalStyle(`${open}:focus-visible::after`, focusRing);
export const about = recipe({
  base: { ...caption, ...oneLine, color: color.inkSoft, ...anyScript },
  variants: {
    view: {
      day: { '@container': { [COLUMNS]: { fontSize: type.t15, lineHeight: '1.25rem' } } },
      week: {},
    },
    isLate: { true: {}, false: {} },
  },
  compoundVariants: [
    // A column has little room: it shows this line only for a late booking.
    { variants: { view: 'week', isLate: false }, style: { '@container': { [COLUMNS]: hidden } } },
  ],
});
/** The words of a delay: "9 min late". */
export const delay = style({ marginInlineEnd: space[8], fontWeight: 650, color: color.cautionText });
export const stampCell = recipe({
  base: {
    gridArea: 'stamp',
    display: 'flex',
    alignItems: 'center',
    minWidth: '148px',
    paddingInline: space[16],
    borderInlineStart: rule,
    '@container': { [NARROW]: { minWidth: 0, border: 'none', padding: '6px 12px 12px' } },
  },
  variants: {
    view: {
      day: {},
      week: { '@container': { [COLUMNS]: { minWidth: 0, padding: 0, border: 'none' } } },
    },
  },
});
export const skeletons = style({ display: 'grid', gap: space[8] });
