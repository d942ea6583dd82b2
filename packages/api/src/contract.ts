/**
 * The contract's types as openapi-typescript generates them, for a server that implements it:
 * `operations['getUser']`, `components['schemas']['User']`.
 */
export type { components, operations, paths } from './generated/schema.ts';
