import type { VerifyAccessToken } from '../security/accessTokens.ts';
import type { FindCaller } from '../security/callers.ts';
import type { Sessions } from '../security/sessions.ts';
import { authenticateDevice } from './authenticateDevice.ts';
import { authenticateOauth } from './authenticateOauth.ts';
import { getMyPhoto } from './getMyPhoto.ts';
import type { Operation, OperationId } from './operation.ts';

/** A handler for every operation of the contract. */
export type Handlers = { [Id in OperationId]: Operation<Id> };

/** What the operations around the session need beside the store. */
export interface HandlerParts {
  sessions: Sessions;
  findCaller: FindCaller;
  verifyAccessToken: VerifyAccessToken;
  verifyPhotoToken?: VerifyAccessToken;
}

/** Every operation by its name in the contract; a missing one does not compile. */
export function createHandlers(parts: HandlerParts): Handlers {
  return {
    authenticateOauth: authenticateOauth(parts),
    authenticateDevice: authenticateDevice(parts),
    getMyPhoto: getMyPhoto(parts.verifyPhotoToken),
  } as Handlers;
}
