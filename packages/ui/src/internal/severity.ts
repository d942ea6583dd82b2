import * as icons from '../components/Icon/icons.ts';

/** What a message means. `caution` is what the specification calls a warning. */
export type Severity = 'positive' | 'caution' | 'critical' | 'info';

/** The shape differs, so that severity is never colour alone. */
export const severityIcons = {
  positive: icons.check,
  caution: icons.alertTriangle,
  critical: icons.circleAlert,
  info: icons.info,
} as const;

/** Said before the message to those who do not see the shape. */
export const severityWords = { positive: 'Done:', caution: 'Warning:', critical: 'Error:', info: 'Note:' } as const;
