import type { Readable } from 'node:stream';
import type { OperationId } from '@instore/api';
import type { operations } from '@instore/api/contract';
import type { Db, Tx } from '../db/database.ts';
import type { LiveEvent } from '../live/outbox.ts';
import type { Artwork } from '../artwork/artwork.ts';
import type { VerifyAccessToken } from '../security/accessTokens.ts';
import type { Caller, FindCaller } from '../security/callers.ts';
import type { Contract } from '../security/contract.ts';
import type { Sessions } from '../security/sessions.ts';

/** What every handler is given. */
export interface StoreContext {
  db: Db;
  now: () => Date;
  /** Sends a live event when the transaction commits. */
  publish: (tx: Db | Tx, event: LiveEvent) => Promise<void>;
}

/** A response that is no JSON; a stream is sent while it is made. */
export interface BinaryBody {
  contentType: string;
  content: Buffer | string | Readable;
  headers?: Record<string, string>;
}

/** Operations without a session: `security: []`, or the access token of the corporate sign-in. */
export type SessionlessId = 'authenticateOauth' | 'authenticateDevice' | 'getMyPhoto' | 'transformImage';

type Part<Id extends OperationId, Name extends 'path' | 'query'> = operations[Id]['parameters'] extends {
  [Key in Name]: infer Value;
}
  ? Value
  : operations[Id]['parameters'] extends { [Key in Name]?: infer Value }
    ? [Exclude<Value, undefined>] extends [never]
      ? undefined
      : Exclude<Value, undefined>
    : undefined;

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Value } };
}
  ? Value
  : undefined;

type Success<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Value } };
}
  ? Value
  : BinaryBody;

/** What a request says, validated against the contract, and who says it. */
export interface OperationInput<Id extends OperationId> {
  path: Part<Id, 'path'>;
  query: Part<Id, 'query'>;
  body: Body<Id>;
  idempotencyKey?: string;
  /** The network address of who asks; behind a proxy that is not trusted, the proxy's. */
  address: string;
  /** Absent where there is no session. */
  caller: Id extends SessionlessId ? undefined : Caller;
  /** The raw bearer token, for operations that take the corporate access token. */
  bearer?: string;
  store: StoreContext;
}

/** A handler: answers the success body of its operation or throws a problem. */
export type Operation<Id extends OperationId> = (input: OperationInput<Id>) => Promise<Success<Id>>;

/** Every operation of the contract with its handler. */
export type Operations = { [Id in OperationId]: Operation<Id> };

/** What some operations need besides their input. */
export interface OperationDependencies {
  contract: Contract;
  sessions: Sessions;
  findCaller: FindCaller;
  verifyAccessToken: VerifyAccessToken;
  /** Absent where a company's own directory has the photos. */
  verifyPhotoToken?: VerifyAccessToken;
  artwork: Artwork;
}
