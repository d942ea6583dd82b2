import { type ShopProblemKind } from '@instore/api';
import * as v from 'valibot';
import { addressText } from '../shared/address/addressText.ts';

/** The tables of the page. The first one is shown without a choice. */
export const SHOP_TABLES = ['problems', 'differences'] as const;
export type ShopTable = (typeof SHOP_TABLES)[number];

/** The kinds of problems, in the order of their filter. */
export const SHOP_PROBLEM_KINDS = ['product', 'order', 'location'] as const satisfies readonly ShopProblemKind[];

/** The table, its filter, and the variant whose pairs are shown, in the address of the page. */
export const shopSearch = v.object({
  show: v.fallback(v.optional(v.picklist(SHOP_TABLES)), undefined),
  kind: v.fallback(v.optional(v.picklist(SHOP_PROBLEM_KINDS)), undefined),
  variant: addressText(64),
});

export type ShopSearch = v.InferOutput<typeof shopSearch>;
