export { createApi, type World } from './client.ts';
export type { Api, Call, CallOptions, DirectoryCallOptions, Input, Output, ServiceName } from './calls.ts';
export type { OperationId } from './operations.ts';
export type { Failure, FailureKind, Result, Success } from './result.ts';
export { newIdempotencyKey } from './idempotency.ts';
export type * from './entities.ts';
export * from './roles.ts';
export * from './states.ts';
export * from './limits.ts';
