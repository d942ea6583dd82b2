import type { operations } from './generated/schema.ts';
import type { Result } from './result.ts';

/** An operation of the contract, by its operationId. */
export type OperationId = keyof operations;

/** The options of every call, besides its input. */
export interface CallOptions {
  /** Aborts the call, e.g. when its screen closes; the result is a failure of kind `aborted`. */
  signal?: AbortSignal | undefined;
  /** The Idempotency-Key of a write. Pass the same key again to repeat the same write. @default a new key */
  key?: string | undefined;
  /** Time limit of one attempt, including the body of its response, ms. @default CALL_TIMEOUT_MS */
  timeoutMs?: number;
  /** Called while a file arrives. */
  onProgress?: (progress: FileProgress) => void;
}

/** How much of a file has arrived. */
export interface FileProgress {
  /** Bytes received so far. */
  received: number;
  /** Rows of a spreadsheet; undefined if the server does not say it. */
  rows: number | undefined;
  /** Rows that have arrived; undefined until the first one, and for a file whose rows cannot be counted. */
  done?: number | undefined;
}

/** The options of a call to the directory service, which sends the access token of the corporate sign-in. */
export interface DirectoryCallOptions extends CallOptions {
  accessToken: string;
}

type Part<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type Params<Id extends OperationId> = Part<operations[Id]['parameters']['path']> &
  Part<operations[Id]['parameters']['query']>;
type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody?: infer Given } ? Given : never;
type Body<Id extends OperationId> = [NonNullable<RequestBody<Id>>] extends [never]
  ? never
  : NonNullable<RequestBody<Id>> extends { content: { 'application/json': infer Json } }
    ? Json
    : NonNullable<RequestBody<Id>> extends { content: { 'application/octet-stream': unknown } }
      ? Blob
      : never;
type Sent<Id extends OperationId> = operations[Id] extends { requestBody: object }
  ? { body: Body<Id> }
  : { body?: Body<Id> };

/** The input of an operation: its body, or its path and query parameters in one object, or both. */
export type Input<Id extends OperationId> = [Body<Id>] extends [never]
  ? Params<Id>
  : unknown extends Params<Id>
    ? Body<Id>
    : Params<Id> & Sent<Id>;

type Answer<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Json } } };
}
  ? Json
  : Blob;

/** The data of an operation: the `data` of its envelope, the whole response without an envelope, or a file. */
export type Output<Id extends OperationId> = Answer<Id> extends { data: infer Data } ? Data : Answer<Id>;

/** The parameters of an operation without input: only its options. */
type Parameters<Id extends OperationId, Options extends unknown[]> =
  unknown extends Input<Id> ? Options : [input: Input<Id>, ...Options];

/** The function of an operation. It never throws: check `ok`. */
export type Call<Id extends OperationId> = (
  ...parameters: Parameters<Id, [options?: CallOptions]>
) => Promise<Result<Output<Id>>>;

/** The function of an operation of the directory service. */
export type DirectoryCall<Id extends OperationId> = (
  ...parameters: Parameters<Id, [options: DirectoryCallOptions]>
) => Promise<Result<Output<Id>>>;
