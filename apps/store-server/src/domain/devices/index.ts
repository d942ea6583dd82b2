import type { OperationOptions, Operations } from '../operation.ts';
import { authenticateDevice } from './handlers/authenticateDevice.ts';
import { authenticatePin } from './handlers/authenticatePin.ts';
import { authenticateTablet } from './handlers/authenticateTablet.ts';
import { findBadge, issueBadge, revokeBadge } from './handlers/badges.ts';
import { createChallenge } from './handlers/createChallenge.ts';
import { enrolDevice } from './handlers/enrolDevice.ts';
import { getDevices } from './handlers/getDevices.ts';
import { getTabletPeople } from './handlers/getTabletPeople.ts';
import { lockDevice } from './handlers/lockDevice.ts';
import { lockTablet } from './handlers/lockTablet.ts';
import { removeDevice } from './handlers/removeDevice.ts';
import { renameDevice } from './handlers/renameDevice.ts';
import { renewPinSession } from './handlers/renewPinSession.ts';
import { reportDevice } from './handlers/reportDevice.ts';
import { resetPin } from './handlers/resetPin.ts';
import { setLockMinutes } from './handlers/setLockMinutes.ts';
import { setPin } from './handlers/setPin.ts';

export { tellOfOfflineDevices } from './offline.ts';

/** Kiosks and tablets: enrolment, list, removal, and the sign-in by PIN on a tablet. */
export const createDeviceOperations = (
  options: Pick<OperationOptions, 'deviceProofs' | 'deviceReports' | 'findCaller' | 'sessions' | 'wrongKeys'>,
) =>
  ({
    authenticateDevice: authenticateDevice(options),
    authenticatePin: authenticatePin(options),
    authenticateTablet: authenticateTablet(options),
    createChallenge: createChallenge(options),
    enrolDevice,
    findBadge,
    getDevices,
    getTabletPeople: getTabletPeople(options),
    issueBadge,
    lockDevice,
    lockTablet,
    removeDevice,
    renameDevice,
    renewPinSession: renewPinSession(options),
    reportDevice: reportDevice(options),
    resetPin,
    revokeBadge,
    setLockMinutes,
    setPin,
  }) satisfies Partial<Operations>;
