export type { CallsStore } from './calls.ts';
