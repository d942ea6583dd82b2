import { acknowledgeAllNotifications } from './handlers/acknowledgeAllNotifications.ts';
import { acknowledgeNotification } from './handlers/acknowledgeNotification.ts';
import { addPushDevice } from './handlers/addPushDevice.ts';
import { announce } from './handlers/announce.ts';
import { getAnnouncement } from './handlers/getAnnouncement.ts';
import { getAnnouncementReach } from './handlers/getAnnouncementReach.ts';
import { getAnnouncements } from './handlers/getAnnouncements.ts';
import { getNotifications } from './handlers/getNotifications.ts';
import { getPush } from './handlers/getPush.ts';
import { postponeNotification } from './handlers/postponeNotification.ts';
import { recallAnnouncement } from './handlers/recallAnnouncement.ts';
import { ringAnnouncement } from './handlers/ringAnnouncement.ts';
import { removePushDevice } from './handlers/removePushDevice.ts';
import { renewPushDevice } from './handlers/renewPushDevice.ts';
import { setPush } from './handlers/setPush.ts';
import { testPush } from './handlers/testPush.ts';
import type { OperationOptions, Operations } from '../operation.ts';

export { bringBackPostponed } from './bringBack.ts';
export { notify, peopleAt, requestPage } from './queries/notify.ts';

/** Notifications of people: in the list of the bell and on the live connection. */
export const createNotificationOperations = (
  options: Pick<OperationOptions, 'pushKey' | 'pushServices' | 'redirectOrigins'>,
) =>
  ({
    acknowledgeAllNotifications,
    acknowledgeNotification,
    addPushDevice: addPushDevice(options),
    announce: announce(options),
    getAnnouncement,
    getAnnouncementReach,
    getAnnouncements,
    getNotifications,
    getPush: getPush(options),
    postponeNotification,
    recallAnnouncement,
    ringAnnouncement,
    removePushDevice,
    renewPushDevice: renewPushDevice(options),
    setPush: setPush(options),
    testPush,
  }) satisfies Partial<Operations>;
