import type { Readable } from 'node:stream';
import type { ImportKind, ImportKindFacts, OperationId } from '@instore/api';
import type { operations } from '@instore/api/contract';
import type { Db, Tx } from '../db/database.ts';
import type { LiveEvent } from '../live/outbox.ts';
import type { Artwork } from '../artwork/artwork.ts';
import type { VerifyAccessToken } from '../security/accessTokens.ts';
import type { Caller, FindCaller } from '../security/callers.ts';
import type { Contract } from '../security/contract.ts';
import type { DeviceProofs } from '../security/deviceProofs.ts';
import type { DeviceReports } from '../security/deviceReports.ts';
import type { Sessions } from '../security/sessions.ts';
import type { Tries } from '../security/tries.ts';
import type { WrongCodes } from '../security/wrongCodes.ts';
import type { WrongKeys } from '../security/wrongKeys.ts';

/** What every handler is given. */
export interface StoreAccess {
  db: Db;
  now: () => Date;
  /** Sends live events, in this order, when the transaction commits. */
  publish: (tx: Db | Tx, ...events: LiveEvent[]) => Promise<void>;
}

/** A response that is not JSON. A stream is sent while it is produced. */
export interface BinaryBody {
  contentType: string;
  content: Buffer | string | Readable;
  headers?: Record<string, string>;
}

/** Operations without a session: public ones, and those that take the access token of the corporate sign-in. */
export type SessionlessId =
  | 'authenticateOauth'
  | 'authenticateDevice'
  | 'authenticatePin'
  | 'authenticateTablet'
  | 'createChallenge'
  | 'pairKiosk'
  | 'renewPinSession'
  | 'renewPushDevice'
  | 'getMyPhoto'
  | 'transformImage';

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
  : operations[Id] extends { requestBody?: { content: { 'application/json': infer Value } } }
    ? Value | undefined
    : operations[Id] extends { requestBody: { content: { 'application/octet-stream': unknown } } }
      ? Buffer
      : undefined;

type Success<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Value } };
}
  ? Value
  : BinaryBody;

/** A request, validated against the contract, with its caller. */
export interface OperationInput<Id extends OperationId> {
  path: Part<Id, 'path'>;
  query: Part<Id, 'query'>;
  body: Body<Id>;
  idempotencyKey?: string;
  /** The device's clock when it sent a scan. */
  deviceTime?: string;
  /** The network address of the client; behind a proxy that is not trusted, the address of the proxy. */
  address: string;
  /** Absent where there is no session. */
  caller: Id extends SessionlessId ? undefined : Caller;
  /** The raw bearer token: the session, or the corporate access token for operations that take it. */
  bearer?: string;
  store: StoreAccess;
}

/** The handler of an operation: returns the body of the success response or throws a problem. */
export type Operation<Id extends OperationId> = (input: OperationInput<Id>) => Promise<Success<Id>>;

/** Every operation of the contract with its handler. */
export type Operations = { [Id in OperationId]: Operation<Id> };

/** What the store knows of a kind of file, without its statements. */
export interface KindFacts extends Omit<ImportKindFacts, 'mayImport'> {
  kind: ImportKind;
  /** A CSV with the columns and one example row. */
  template: string;
}

/** What some operations need besides their input. */
export interface OperationOptions {
  contract: Contract;
  sessions: Sessions;
  findCaller: FindCaller;
  verifyAccessToken: VerifyAccessToken;
  /** Absent where a company's own directory has the photos. */
  verifyPhotoToken?: VerifyAccessToken;
  wrongKeys: WrongKeys;
  deviceProofs: DeviceProofs;
  /** What devices said how they are, until it is stored. */
  deviceReports: DeviceReports;
  /** Access tokens that the directory refused, by network; undefined where it is not asked about each token. */
  wrongTokens: Tries | undefined;
  /** Refused pairing codes, by network and in the whole store. */
  wrongCodes: WrongCodes;
  /** Numbers of try-on requests that were looked up, by kiosk. */
  numberTries: Tries;
  artwork: Artwork;
  /** After which a pair that is not with the customer is late. */
  lateAfterMs: number;
  /** The kinds of files that can be imported. */
  importKinds: readonly KindFacts[];
  /** https origins to which an announcement may lead, besides paths of the portal. */
  redirectOrigins: readonly string[];
  /** Addresses and ranges in which label printers are allowed. */
  printerRanges: readonly string[];
  /** Whether webhooks may be sent to private networks. */
  webhooksToPrivate: boolean;
  /** The host of the connected shop; undefined without settings of one. */
  shopDomain: string | undefined;
  /** The public key of Web Push, in base64url. */
  pushKey: string;
  /** The hosts to which messages of Web Push may be sent. */
  pushServices: readonly string[];
}
