export { createApi } from './client.ts';
export type { ApiOptions, StoreHeaders } from './apiOptions.ts';
export type { Api, ServiceName } from './api.ts';
export type {
  Call,
  CallOptions,
  DirectoryCall,
  DirectoryCallOptions,
  FileProgress,
  Input,
  OperationId,
  Output,
} from './calls.ts';
export type { Renew } from './renewal.ts';
export { isWithoutNetwork, mayHaveHappened } from './result.ts';
export type { Failure, FailureKind, Result, Success } from './result.ts';
export { newIdempotencyKey } from './idempotency.ts';
export { sendOnce, type OpenWrites } from './sendOnce.ts';
export { payloadOf } from './payloadOf.ts';
export { tracedFetch } from './traces.ts';
export type * from './entities.ts';
export * from './roles.ts';
export * from './states.ts';
export * from './limits.ts';
export { SERVICES } from './services.ts';
