import { breakpoint, color, frame } from '../theme/vars.css.ts';
import { under } from './focusRing.css.ts';

/** The surface of the bar at the bottom of small screens, which AppShell shows as its `bottom`. */
export const bottomBar = {
  vars: { [under]: color.raised },
  padding: '12px',
  background: color.raised,
  borderTop: `1px solid ${color.line}`,
  '@media': { [breakpoint.tablet]: { paddingInline: frame.gutter } },
} as const;

/** The text of its signal button, which fills the bar. */
export const bottomBarText = { flex: 1, textAlign: 'start' } as const;
