import { acknowledgeAllNotifications } from './handlers/acknowledgeAllNotifications.ts';
import { acknowledgeNotification } from './handlers/acknowledgeNotification.ts';
import { announce } from './handlers/announce.ts';
import { getAnnouncement } from './handlers/getAnnouncement.ts';
import { getAnnouncements } from './handlers/getAnnouncements.ts';
import { getNotifications } from './handlers/getNotifications.ts';
import { postponeNotification } from './handlers/postponeNotification.ts';
import { recallAnnouncement } from './handlers/recallAnnouncement.ts';
import type { OperationOptions, Operations } from '../operation.ts';

export { bringBackPostponed } from './bringBack.ts';
export { notify, peopleAt, requestPage } from './queries/notify.ts';

/** Notifications of people: in the list of the bell and on the live connection. */
export const createNotificationOperations = (options: Pick<OperationOptions, 'redirectOrigins'>) =>
  ({
    acknowledgeAllNotifications,
    acknowledgeNotification,
    announce: announce(options),
    getAnnouncement,
    getAnnouncements,
    getNotifications,
    postponeNotification,
    recallAnnouncement,
  }) satisfies Partial<Operations>;
