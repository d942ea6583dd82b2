import * as v from 'valibot';
import type { AdminChangeKind } from '@instore/api';
import { addressText } from '../shared/address/addressText.ts';
import { KINDS } from './changeWords.ts';

/** Days of the log that can be chosen. */
export const DAYS = ['7', '30', '365'] as const;

/** Search, kind, person and days of the log, in its address. */
export const changesSearch = v.object({
  search: addressText(100),
  kind: v.fallback(v.optional(v.picklist(Object.keys(KINDS) as AdminChangeKind[])), undefined),
  by: addressText(64),
  days: v.fallback(v.optional(v.picklist(DAYS)), undefined),
});

export type ChangesSearch = v.InferOutput<typeof changesSearch>;
