import { authenticateDevice } from './handlers/authenticateDevice.ts';
import { authenticateOauth } from './handlers/authenticateOauth.ts';
import { getMyPhoto } from './handlers/getMyPhoto.ts';
import { getStoreLocations } from './handlers/getStoreLocations.ts';
import { getStoresByLocation } from './handlers/getStoresByLocation.ts';
import { getUser } from './handlers/getUser.ts';
import { getUserRoles } from './handlers/getUserRoles.ts';
import type { OperationDependencies, Operations } from '../operation.ts';

export { addStaff } from './setup/addStaff.ts';
export { issueKioskKey } from './setup/issueKioskKey.ts';
export { hasLocations, setLocation } from './setup/setLocation.ts';

/** Who calls, what they may do and at which locations. */
export const createPeopleOperations = (dependencies: OperationDependencies) =>
  ({
    authenticateDevice: authenticateDevice(dependencies),
    authenticateOauth: authenticateOauth(dependencies),
    getMyPhoto: getMyPhoto(dependencies),
    getStoreLocations,
    getStoresByLocation,
    getUser,
    getUserRoles,
  }) satisfies Partial<Operations>;
