import type { RequestLine, Whose } from '@instore/api';

/** Roles that act on every line of their locations, and begin with the view "All" [Z-09]. */
const LINE_ADMINS: readonly string[] = ['Store_Admin', 'YK_Admin', 'Super_Admin'];

/** Whether a person may cancel, replace, send back, sell and hand on a line. This only hides what the server refuses. */
export function mayManage(
  { role, userId }: { role: string; userId: string },
  line: Pick<RequestLine, 'owner'>,
): boolean {
  return line.owner === undefined || line.owner?.id === userId || (line.owner !== null && LINE_ADMINS.includes(role));
}

/** The lines that a role sees first. */
export function firstWhose(role: string): Whose {
  return LINE_ADMINS.includes(role) ? 'all' : 'mine';
}
