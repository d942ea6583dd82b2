import { authenticateOauth } from './handlers/authenticateOauth.ts';
import { getColleagues } from './handlers/getColleagues.ts';
import { getDeliverySpots } from './handlers/getDeliverySpots.ts';
import { getMyPhoto } from './handlers/getMyPhoto.ts';
import { getPhoto } from './handlers/getPhoto.ts';
import { getStoreLocations } from './handlers/getStoreLocations.ts';
import { getStoresByLocation } from './handlers/getStoresByLocation.ts';
import { getUser } from './handlers/getUser.ts';
import { getUserRoles } from './handlers/getUserRoles.ts';
import { setDeliverySpots } from './handlers/setDeliverySpots.ts';
import { setLanguage } from './handlers/setLanguage.ts';
import type { OperationOptions, Operations } from '../operation.ts';

export { WRONG_TOKENS_PER_NETWORK } from './handlers/authenticateOauth.ts';
export { readColleagues } from './queries/colleagues.ts';
export { photoOf } from './queries/photo.ts';
export { knownSpot, noteOf } from './queries/deliverySpots.ts';
export { refuseUnknownLocations } from './setup/knownLocations.ts';
export { addStaff } from './setup/addStaff.ts';
export { issueKioskKey, randomKey } from './setup/issueKioskKey.ts';
export { hasLocations, setLocation, WEEKDAYS } from './setup/setLocation.ts';

/** Who calls, what they may do and at which locations. */
export const createPeopleOperations = (options: OperationOptions) =>
  ({
    authenticateOauth: authenticateOauth(options),
    getColleagues,
    getDeliverySpots,
    getMyPhoto: getMyPhoto(options),
    getPhoto: getPhoto(options),
    getStoreLocations,
    getStoresByLocation,
    getUser,
    getUserRoles,
    setDeliverySpots,
    setLanguage,
  }) satisfies Partial<Operations>;
