import { IMPORT_FINDINGS, IMPORT_KINDS } from '@instore/api';
import * as v from 'valibot';
import { addressText } from '../shared/address/addressText.ts';

/** The kind that is chosen, the import that is shown, and the filter of its report, in the address of the page. */
export const importSearch = v.object({
  kind: v.fallback(v.optional(v.picklist(IMPORT_KINDS)), undefined),
  import: addressText(15),
  what: v.fallback(v.optional(v.picklist(IMPORT_FINDINGS)), undefined),
  search: addressText(100),
});

export type ImportSearch = v.InferOutput<typeof importSearch>;
