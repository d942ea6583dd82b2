'use client';

import type { Unstyled } from '../../internal/props.ts';
import { PrintBars } from '../PrintSheet/PrintBars.tsx';
import { PrintSheet } from '../PrintSheet/PrintSheet.tsx';
import * as css from './ShelfLabel.css.ts';

/** Labels on an A4 sheet. */
const PER_SHEET = 10;

export interface ShelfLabelProps extends Unstyled {
  /** "A-14-03" */
  bin: string;
  /** The location in words: "Aisle A, bay 14, shelf 3". */
  place: string;
  /** A tenth of an A4 sheet, or a label of the 62 mm printer. */
  paper: 'a4' | 'label';
}

/** The label of a bin: its name, its place in words, and a Code 128 with quiet zones. */
export function ShelfLabel({ bin, place, paper }: ShelfLabelProps) {
  const size = paper === 'a4' ? { module: 0.6, maxWidth: 86, height: 13 } : { module: 0.42, maxWidth: 59, height: 11 };
  return (
    <div className={css.label({ paper })}>
      <span className={css.bin({ paper })}>{bin}</span>
      <p className={css.place({ paper })}>{place}</p>
      <div className={css.bars}>
        <PrintBars value={bin} {...size} />
      </div>
    </div>
  );
}

export interface ShelfLabelSheetsProps extends Unstyled {
  /** A label that is printed several times has an id for each copy. */
  labels: readonly { id: string; bin: string; place: string }[];
  paper: 'a4' | 'label';
}

/** Shelf labels for the printer: ten on an A4 sheet, or one after another on 62 mm labels. */
export function ShelfLabelSheets({ labels, paper }: ShelfLabelSheetsProps) {
  if (paper === 'label') {
    return (
      <PrintSheet
        paper="label"
        pages={labels.map(({ id, bin, place }) => (
          <ShelfLabel key={id} bin={bin} place={place} paper="label" />
        ))}
      />
    );
  }
  const sheets = Array.from({ length: Math.ceil(labels.length / PER_SHEET) }, (_, index) =>
    labels.slice(index * PER_SHEET, (index + 1) * PER_SHEET),
  );
  return (
    <PrintSheet
      paper="a4"
      pages={sheets.map((ofSheet) => (
        <div key={ofSheet[0]?.id} className={css.grid}>
          {ofSheet.map(({ id, bin, place }) => (
            <ShelfLabel key={id} bin={bin} place={place} paper="a4" />
          ))}
        </div>
      ))}
    />
  );
}
