import { problem } from '../../../base/problems.ts';
import { devicePeople } from '../../../db/schema/devices.ts';
import { endDeviceSession } from '../../../security/deviceSessions.ts';
import type { Operation } from '../../operation.ts';
import { isPersonOn } from '../queries/people.ts';

/** Ends the caller's session on the tablet in use, and keeps the open page for the same person [D-03]. */
export const lockTablet: Operation<'lockTablet'> = ({ body, caller: { tabletId, userId }, store }) =>
  store.db.transaction(async (tx) => {
    if (tabletId === undefined) throw problem(409, 'No tablet', { detail: 'This session belongs to no tablet.' });
    await tx
      .update(devicePeople)
      .set({ page: body.page ?? null })
      .where(isPersonOn(tabletId, userId));
    await endDeviceSession(tx, store.publish, tabletId);
    return { data: { deviceId: tabletId } };
  });
