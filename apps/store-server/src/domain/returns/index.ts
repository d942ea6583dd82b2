import type { Operations } from '../operation.ts';
import { findSale } from './handlers/findSale.ts';
import { takeBack } from './handlers/takeBack.ts';
import { undoSale } from './handlers/undoSale.ts';

/** Sold pairs that come back, and sales that are undone (ADR 62). */
export const returnOperations = { findSale, takeBack, undoSale } satisfies Partial<Operations>;
