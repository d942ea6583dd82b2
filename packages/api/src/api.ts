import type { OperationId } from './calls.ts';
import type { createOperations } from './generated/operations.ts';

/** The function of one operation. It never throws: check `ok`. */
export type Call<Id extends OperationId> = {
  [Service in ServiceName]: Id extends keyof Api[Service] ? Api[Service][Id] : never;
}[ServiceName];

/** Every operation of the contract, grouped by service. */
export type Api = Readonly<ReturnType<typeof createOperations>>;

/** A service of the contract, by its paths: `user` for `/api/user/…`, `graph` for `/graph/…`. */
export type ServiceName = keyof Api;
