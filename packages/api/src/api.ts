import type { Operations } from './generated/operations.ts';

/** Every operation of the contract, grouped by service. */
export type Api = Readonly<Operations>;

/** A service of the contract, by its paths: `user` for `/api/user/…`, `graph` for `/graph/…`. */
export type ServiceName = keyof Api;
