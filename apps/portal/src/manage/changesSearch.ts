import * as v from 'valibot';
import { ADMIN_CHANGE_KINDS } from '@instore/api';
import { addressText } from '../shared/address/addressText.ts';

/** Days of the log that can be chosen. */
export const DAYS = ['7', '30', '365'] as const;

/** Search, kind, person and days of the log, in its address. */
export const changesSearch = v.object({
  search: addressText(100),
  kind: v.fallback(v.optional(v.picklist(ADMIN_CHANGE_KINDS)), undefined),
  by: addressText(64),
  days: v.fallback(v.optional(v.picklist(DAYS)), undefined),
});

export type ChangesSearch = v.InferOutput<typeof changesSearch>;
