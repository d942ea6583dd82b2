import type { RequestLine, Whose } from '@instore/api';
import { isLocationAdmin } from '../shared/rights/isLocationAdmin.ts';

/** Whether a person may cancel, replace, send back, sell and hand on a line. This only hides what the server refuses. */
export function mayManage(
  { role, userId }: { role: string; userId: string },
  line: Pick<RequestLine, 'owner'>,
): boolean {
  return line.owner === undefined || line.owner?.id === userId || (line.owner !== null && isLocationAdmin(role));
}

/** The lines that a role sees first: admins begin with all of the location [Z-09]. */
export function firstWhose(role: string): Whose {
  return isLocationAdmin(role) ? 'all' : 'mine';
}
