import * as icons from '../components/Icon/icons.ts';

/** Severity of a message. `caution` is the specification's warning. */
export type Severity = 'positive' | 'caution' | 'critical' | 'info';

/** The shapes differ, so that severity is not shown by colour alone. */
export const severityIcons = {
  positive: icons.check,
  caution: icons.alertTriangle,
  critical: icons.circleAlert,
  info: icons.info,
} as const;

/** Read before the message by screen readers. */
export const severityWords = { positive: 'Done:', caution: 'Warning:', critical: 'Error:', info: 'Note:' } as const;
