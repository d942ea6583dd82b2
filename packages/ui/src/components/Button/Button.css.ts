import { focusRing } from '../../internal/focusRing.css.ts';
import { recipe, style, styleVariants } from '../../internal/styles.ts';
import { toolsBox } from '../../internal/toolsBox.css.ts';
import { hidden } from '../../internal/textStyles.ts';
import { color, motion, radius, space, type } from '../../theme/vars.css.ts';

/** Only for pointers that can hover: after a touch the button would stay hovered. */
const hovered = (rule: { background: string } | { borderColor: string }) => ({
  '(hover: hover)': { selectors: { '&:hover:not([data-disabled], [data-pending])': rule } },
});

/** Below the breakpoints of a tablet and of a desktop. */
const NARROW = { phone: '(max-width: 699px)', tablet: '(max-width: 1023px)' } as const;

/** Chosen = inverted, as everywhere in the kit. */
const chosen = { background: color.ink, color: color.onInk, borderColor: color.ink };

/** Beside an open panel. */
const narrowTools = `${toolsBox} (max-width: 36rem)`;

export const button = recipe({
  base: {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    border: '1.5px solid transparent',
    borderRadius: radius.box,
    fontSize: type.t15,
    lineHeight: '1.25rem',
    fontWeight: 600,
    fontStretch: '106%',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    transition: `transform ${motion.quick} ${motion.ease}`,
    '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
    selectors: {
      '&:active:not([data-disabled], [data-pending])': { transform: 'translateY(1px)' },
      '&:focus-visible': focusRing,
    },
  },
  variants: {
    variant: {
      link: {
        color: color.ink,
        textDecoration: 'underline',
        textDecorationThickness: '1.5px',
        textDecorationColor: color.edge,
        textUnderlineOffset: '4px',
        '@media': hovered({ background: `color-mix(in srgb, ${color.ink} 9%, transparent)` }),
      },
      quiet: {
        color: color.ink,
        '@media': hovered({ background: `color-mix(in srgb, ${color.ink} 9%, transparent)` }),
      },
      plain: {
        color: color.ink,
        background: color.raised,
        borderColor: color.edge,
        '@media': hovered({ borderColor: color.ink }),
      },
      chosen: {
        ...chosen,
        '@media': hovered({ background: `color-mix(in srgb, ${color.ink} 86%, ${color.paper})` }),
      },
      signal: {
        color: color.onSignal,
        background: color.signal,
        borderColor: color.signalEdge,
        fontWeight: 700,
        fontStretch: '114%',
        '@media': hovered({ background: color.signalHover }),
      },
      critical: {
        color: color.onCritical,
        background: color.critical,
        '@media': hovered({ background: `color-mix(in srgb, ${color.critical} 88%, ${color.ink})` }),
      },
    },
    size: {
      s: { minHeight: '44px', paddingInline: space[16] },
      m: { minHeight: '48px', paddingInline: space[20] },
      l: { minHeight: '56px', paddingInline: space[24], fontSize: type.t17 },
      xl: {
        minHeight: '64px',
        paddingInline: space[24],
        fontSize: type.t21,
        lineHeight: '1.5rem',
        fontStretch: '118%',
        fontWeight: 690,
        letterSpacing: '-0.01em',
      },
    },
    isFill: { true: { width: '100%', whiteSpace: 'normal' } },
    iconBelow: {
      phone: { '@media': { [NARROW.phone]: { width: '44px', padding: 0 } } },
      tablet: {
        '@media': { [NARROW.tablet]: { width: '44px', padding: 0 } },
        '@container': { [narrowTools]: { width: '44px', padding: 0 } },
      },
    },
    isIconOnly: { true: { width: '44px', minHeight: '44px', padding: 0 } },
  },
});

/** The text of a button that is only an icon on narrow screens; screen readers still read it. */
export const wideText = styleVariants({
  phone: { '@media': { [NARROW.phone]: hidden } },
  tablet: { '@media': { [NARROW.tablet]: hidden }, '@container': { [narrowTools]: hidden } },
});

/** After the variants, so that pending and disabled look the same on all of them. */
export const state = style({
  selectors: {
    '&[aria-pressed="true"]': chosen,
    '&[data-pending]': {
      background: color.sunken,
      color: color.ink,
      borderColor: color.edge,
      borderStyle: 'dashed',
      cursor: 'progress',
    },
    '&[data-disabled]': {
      background: color.sunken,
      color: color.inkSoft,
      borderColor: color.line,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

/** A disabled icon button has no box to grey out. */
export const isBare = style({ selectors: { '&[data-disabled]': { background: 'none', borderColor: 'transparent' } } });
