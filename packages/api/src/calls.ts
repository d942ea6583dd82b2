import type { operations, paths } from './generated/schema.ts';
import type { OPERATIONS, OperationId } from './operations.ts';
import type { Result } from './result.ts';

/** What every call takes besides its input. */
export interface CallOptions {
  /** Ends the call with kind `aborted`, e.g. when a screen is left. */
  signal?: AbortSignal | undefined;
  /** The Idempotency-Key of a write; pass the same one again and a person's second try is the same write. */
  key?: string | undefined;
  /** Milliseconds that one attempt may take, its answer's body included. @default CALL_TIMEOUT_MS */
  timeoutMs?: number;
}

/** Calls to the directory service carry the access token of the corporate sign-in [H-05]. */
export interface DirectoryCallOptions extends CallOptions {
  accessToken: string;
}

type Table = typeof OPERATIONS;

type ServiceOf<Path extends keyof paths> = Path extends `/api/${infer Service}/${string}`
  ? Service
  : Path extends `/${infer Service}/${string}`
    ? Service
    : never;

/** A service of the contract: the first part of its paths after `/api`. */
export type ServiceName = ServiceOf<Table[OperationId]['path']>;

type Part<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type Params<Id extends OperationId> = Part<operations[Id]['parameters']['path']> &
  Part<operations[Id]['parameters']['query']>;
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } };
}
  ? Json
  : never;

/** What an operation is given: its body, or its path and query parameters in one object, or both. */
export type Input<Id extends OperationId> = [Body<Id>] extends [never]
  ? Params<Id>
  : unknown extends Params<Id>
    ? Body<Id>
    : Params<Id> & { body: Body<Id> };

type Answer<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Json } } };
}
  ? Json
  : Blob;

/** What an operation answers: the `data` of its envelope, the whole answer where it has none, or a file. */
export type Output<Id extends OperationId> = Table[Id] extends { whole: true }
  ? Answer<Id>
  : Answer<Id> extends { data: infer Data }
    ? Data
    : Answer<Id>;

type Args<Id extends OperationId> = Table[Id] extends { auth: 'given' }
  ? unknown extends Input<Id>
    ? [options: DirectoryCallOptions]
    : [input: Input<Id>, options: DirectoryCallOptions]
  : unknown extends Input<Id>
    ? [options?: CallOptions]
    : [input: Input<Id>, options?: CallOptions];

/** The function of one operation. It never throws; look at `ok`. */
export type Call<Id extends OperationId> = (...args: Args<Id>) => Promise<Result<Output<Id>>>;

/** Every operation of the contract, grouped by service. */
export type Api = {
  readonly [Service in ServiceName]: {
    readonly [Id in OperationId as ServiceOf<Table[Id]['path']> extends Service ? Id : never]: Call<Id>;
  };
};
