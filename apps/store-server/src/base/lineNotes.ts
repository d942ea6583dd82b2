import type { UnavailableReason } from '@instore/api';
import { inEnglish, said, type Said } from './problems.ts';

/** What the note of a line says of its pair, with another pair to take and without. The portal translates each text. */
export const lineNotes = {
  'not found': [
    'Pair {barcode} was not in {bin}. Take {other} from {place}.',
    'Pair {barcode} was not in {bin}. No other pair is left.',
  ],
  damaged: [
    'Pair {barcode} is damaged. Take {other} from {place}.',
    'Pair {barcode} is damaged. No other pair is left.',
  ],
  'on hold': [
    'Pair {barcode} is on hold. Take {other} from {place}.',
    'Pair {barcode} is on hold. No other pair is left.',
  ],
  sold: [
    'Pair {barcode} was reported sold. Take {other} from {place}.',
    'Pair {barcode} was reported sold. No other pair is left.',
  ],
  replaced: ['Pair {barcode} is missing. Take {other} from {place}.'],
  'no pair': ['Take {other} from {place}.', 'No other pair is left.'],
} as const satisfies Record<UnavailableReason | 'replaced' | 'no pair', readonly string[]>;

/** Values of these texts that are no code; the portal translates them, too. */
export const unnamedPlaces = { bin: 'its bin', stockroom: 'the stockroom' } as const;

/** A pair, and the code of its bin if it is in one. */
interface Place {
  barcode: string | null;
  bin: string | null;
}

/** The note of a line whose pair is not available, for the picker. */
export function answerNote(reason: UnavailableReason, gone: Place | undefined, other: Place | undefined): Said {
  const [instead, none] = lineNotes[gone === undefined ? 'no pair' : reason];
  const values = gone && { barcode: gone.barcode ?? '', bin: gone.bin ?? unnamedPlaces.bin };
  return other === undefined ? said(none, values) : said(instead, { ...values, ...takeValues(other) });
}

/** The note of a line whose missing pair was replaced. */
export const replacedNote = (missing: string, other: Place): Said =>
  said(lineNotes.replaced[0], { barcode: missing, ...takeValues(other) });

const takeValues = ({ barcode, bin }: Place) => ({ other: barcode ?? '', place: bin ?? unnamedPlaces.stockroom });

/** The columns of a note: the English sentence, and its parts. */
export const noteColumns = (note: Said | null) => ({
  note: note && inEnglish(note),
  noteText: note && note.text,
  noteValues: note && note.values,
});
