import * as v from 'valibot';
import { addressText } from '../shared/address/addressText.ts';

/** A key or an endpoint that is not made yet: the form. No id begins with a full stop. */
export const NEW_SYSTEM = '.new';

/** The tables of the page. The first one is shown without a choice. */
export const SYSTEM_TABLES = ['keys', 'webhooks'] as const;
export type SystemTable = (typeof SYSTEM_TABLES)[number];

/** The table and what is open, in the address of the page. */
export const systemsSearch = v.object({
  show: v.fallback(v.optional(v.picklist(SYSTEM_TABLES)), undefined),
  open: addressText(64),
});

export type SystemsSearch = v.InferOutput<typeof systemsSearch>;
