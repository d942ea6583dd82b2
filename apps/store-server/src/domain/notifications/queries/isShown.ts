import { gt, isNull, or } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import { notifications } from '../../../db/schema/notifications.ts';

/** Whether a notification is in the bell at a time: the announcement of others is over, or recalled [P-05]. */
export const isShownAt = (now: Date | Placeholder) =>
  or(isNull(notifications.leavesAt), gt(notifications.leavesAt, now));
