import { problem } from '../../../base/problems.ts';
import { devicePeople } from '../../../db/schema/devices.ts';
import { PIN_SESSION_SECONDS } from '../../../security/sessions.ts';
import type { Operation, OperationOptions } from '../../operation.ts';
import { isPersonOn, pinEndsAt } from '../queries/people.ts';

/**
 * Renews the session of a sign-in by PIN: for 12 hours, while the full sign-in is not older than 7 days, and only on its
 * own tablet [D-02]. A copy of the token without the tablet's key is not renewed.
 */
export const renewPinSession =
  ({
    deviceProofs,
    findCaller,
    sessions,
  }: Pick<OperationOptions, 'deviceProofs' | 'findCaller' | 'sessions'>): Operation<'renewPinSession'> =>
  async ({ body, address, store: { db, now } }) => {
    const { deviceId } = await deviceProofs.check(body, address, now());
    const session = await sessions.verifyExpired(body.token).catch(() => undefined);
    const { tablet } = session ?? {};
    if (session === undefined || tablet?.method !== 'pin' || tablet.deviceId !== deviceId) throw hasEnded();
    const caller = await findCaller(session);
    if (caller === undefined || caller.userId !== session.userId) throw hasEnded();
    const [person] = await db.select().from(devicePeople).where(isPersonOn(deviceId, caller.userId));
    if (person === undefined) throw hasEnded();
    const until = new Date(
      Math.min(tablet.signedInAt.getTime() + PIN_SESSION_SECONDS * 1000, pinEndsAt(person).getTime()),
    );
    if (until <= now()) throw hasEnded();
    return { data: { token: await sessions.issue({ ...caller, tablet }, until) } };
  };

const hasEnded = () =>
  problem(401, 'Session not valid', { detail: 'The session has ended or is not valid. Sign in again.' });
