import type { operations } from './generated/schema.ts';
import type { Result } from './result.ts';

/** An operation of the contract, by its operationId. */
export type OperationId = keyof operations;

/** What every call takes besides its input. */
export interface CallOptions {
  /** Ends the call with kind `aborted`, e.g. when its screen closes. */
  signal?: AbortSignal | undefined;
  /** The Idempotency-Key of a write. Pass the same key again to repeat the same write. @default a new key */
  key?: string | undefined;
  /** Milliseconds for one attempt, including the body of its answer. @default CALL_TIMEOUT_MS */
  timeoutMs?: number;
}

/** Calls to the directory service carry the access token of the corporate sign-in [H-05]. */
export interface DirectoryCallOptions extends CallOptions {
  accessToken: string;
}

type Part<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type Params<Id extends OperationId> = Part<operations[Id]['parameters']['path']> &
  Part<operations[Id]['parameters']['query']>;
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } };
}
  ? Json
  : never;

/** What an operation takes: its body, or its path and query parameters in one object, or both. */
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

/** What an operation answers: the `data` of its envelope, the whole answer if it has none, or a file. */
export type Output<Id extends OperationId> = Answer<Id> extends { data: infer Data } ? Data : Answer<Id>;

/** Makes one call; the generated functions name the operation. */
export type CallOperation = <Id extends OperationId>(
  id: Id,
  input: unknown,
  options?: CallOptions | DirectoryCallOptions,
) => Promise<Result<Output<Id>>>;
