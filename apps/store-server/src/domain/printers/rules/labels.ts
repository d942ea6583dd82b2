import type { Language, LabelKind } from '@instore/api';
import type { Label } from './zpl.ts';

/** A bin as its label needs it. */
export interface BinPlace {
  code: string;
  aisle: string;
  bay: number;
  shelf: string;
}

/** Where a bin is, in words. The fonts of label printers have no Arabic letters. */
const PLACE: Record<Language, (bin: BinPlace) => string> = {
  en: ({ aisle, bay, shelf }) => `Aisle ${aisle}, bay ${bay}, shelf ${shelf}`,
  es: ({ aisle, bay, shelf }) => `Pasillo ${aisle}, módulo ${bay}, estante ${shelf}`,
  ar: (bin) => PLACE.en(bin),
};

/** The label of a bin, as the print page shows it. */
export const binLabel = (bin: BinPlace, language: Language): Label => ({
  head: bin.code,
  lines: [PLACE[language](bin)],
  code: bin.code,
});

/** The label of a pair: its size in the place of the bin. */
export const pairLabel = ({ barcode, size, name }: { barcode: string; size: string; name: string }): Label => ({
  head: size,
  lines: [name, barcode],
  code: barcode,
});

/** The label of a carton: how many pairs are in it, and where it goes. */
export const cartonLabel = ({ carton, pairs, to }: { carton: string; pairs: number; to: string }): Label => ({
  head: `x${pairs}`,
  lines: [to, carton],
  code: carton,
});

/** Why no label of a kind can be printed for an id. */
export const MISSING_TEXTS = {
  bins: 'This location has no bin {id}.',
  pairs: 'This location has no pair with the barcode {id}.',
  cartons: 'This location has no carton {id}.',
} as const satisfies Record<LabelKind, string>;
