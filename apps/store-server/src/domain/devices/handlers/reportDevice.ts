import { problem } from '../../../base/problems.ts';
import type { Operation, OperationOptions } from '../../operation.ts';

/** Notes how the device in use is [D-05]. */
export const reportDevice =
  ({ deviceReports }: Pick<OperationOptions, 'deviceReports'>): Operation<'reportDevice'> =>
  async ({ body, caller, store }) => {
    const deviceId = caller.kind === 'kiosk' || caller.kind === 'tablet' ? caller.sub : caller.tabletId;
    if (deviceId === undefined) throw problem(409, 'No device', { detail: 'This session belongs to no device.' });
    deviceReports.note(deviceId, body, store.now());
    return { data: { deviceId } };
  };
