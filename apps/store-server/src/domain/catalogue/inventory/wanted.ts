import type { Availability, InventoryFilters } from '@instore/api';
import { startingWith } from '../../../db/like.ts';
import { readWords, type Word } from '../../../db/words.ts';

/** The filters of a search as the database compares them. */
export interface Wanted {
  type: string[];
  color: string[];
  brand: string[];
  invBrand: string[];
  model: string[];
  /** Words of the product. */
  words: Word[] | undefined;
  /** Patterns for the SKU. */
  skus: string[];
  sizes: string[];
  sizeSystem: string;
  allSizes: { system: string; size: string }[];
  /** Limits of the price, USD cents. */
  lowest?: number;
  highest?: number;
  /** The first and the last day of the delivery. */
  from?: string;
  to?: string;
  chosen: Availability[];
}

/** Reads the filters of a search. */
export function readWanted(filters: InventoryFilters): Wanted {
  const { type = [], color = [], brand = [], invBrand = [], model = [], size = [], availability = [] } = filters;
  const [lowest = 0, highest = 0] = filters.price ?? [];
  const [from = '', to = ''] = filters.date ?? [];
  return {
    type,
    color,
    brand,
    invBrand,
    model,
    words: readWords(filters.title),
    skus: (filters.sku ?? []).map((text) => startingWith(text.trim().toUpperCase())),
    sizes: size,
    sizeSystem: filters.sizeSystem ?? 'US M',
    // `US M 10.5`
    allSizes: (filters.allSizes ?? []).map((text) => {
      const at = text.lastIndexOf(' ');
      return { system: text.slice(0, at), size: text.slice(at + 1) };
    }),
    lowest: lowest === 0 ? undefined : Math.round(lowest * 100),
    highest: highest === 0 ? undefined : Math.round(highest * 100),
    from: from === '' ? undefined : from,
    to: to === '' ? undefined : to,
    chosen: [...new Set(availability)],
  };
}
