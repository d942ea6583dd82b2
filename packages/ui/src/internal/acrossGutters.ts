import { breakpoint, frame } from '../theme/vars.css.ts';

/** Space at both sides of a page on a phone. */
export const PHONE_GUTTER = '12px';

/** Reaches over the gutters of the page; with `isPadded` the content stays within them. */
export const acrossGutters = ({ isPadded }: { isPadded: boolean }) => ({
  marginInline: `-${PHONE_GUTTER}`,
  paddingInline: isPadded ? PHONE_GUTTER : undefined,
  '@media': {
    [breakpoint.tablet]: {
      marginInline: `calc(-1 * ${frame.gutter})`,
      paddingInline: isPadded ? frame.gutter : undefined,
    },
  },
});
