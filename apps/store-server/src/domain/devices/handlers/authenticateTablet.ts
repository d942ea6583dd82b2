import { problem } from '../../../base/problems.ts';
import { TABLET_ROLE } from '../../../security/callers.ts';
import { endDeviceSession } from '../../../security/deviceSessions.ts';
import type { Operation, OperationOptions } from '../../operation.ts';

/**
 * Opens the session of a locked tablet, which reads faces and the number of waiting requests [D-03]. The session of the
 * last person ends: a copy of its token is worth nothing from then on.
 */
export const authenticateTablet =
  ({ deviceProofs, sessions }: Pick<OperationOptions, 'deviceProofs' | 'sessions'>): Operation<'authenticateTablet'> =>
  async ({ body, address, store }) => {
    const { deviceId, kind, name } = await deviceProofs.check(body, address, store.now());
    if (kind !== 'tablet') throw problem(403, 'Not allowed', { detail: 'This device is no tablet.' });
    await store.db.transaction((tx) => endDeviceSession(tx, store.publish, deviceId));
    return { data: { token: await sessions.issue({ sub: deviceId, userId: deviceId, name, role: TABLET_ROLE }) } };
  };
