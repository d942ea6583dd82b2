'use client';

import type { Unstyled } from '../../internal/props.ts';
import { PrintBars } from '../PrintSheet/PrintBars.tsx';
import { PrintSheet } from '../PrintSheet/PrintSheet.tsx';
import * as css from './ShelfLabel.css.ts';

/** Labels on an A4 sheet. */
const PER_SHEET = 10;

export interface ShelfLabelProps extends Unstyled {
  /** The largest text: a bin "A-14-03", or the size of a pair. */
  bin: string;
  /** The location in words, or the name of a pair. */
  place: string;
  /** What the bars hold: the barcode of a pair, printed as EAN-13. @default the bin, as Code 128 */
  code?: string;
  /** A tenth of an A4 sheet, or a label of the 62 mm printer. */
  paper: 'a4' | 'label';
}

/** The label of a bin or a pair: the bin or the size, words, and a barcode with quiet zones. */
export function ShelfLabel({ bin, place, code, paper }: ShelfLabelProps) {
  const size = paper === 'a4' ? { module: 0.6, maxWidth: 86, height: 13 } : { module: 0.42, maxWidth: 59, height: 11 };
  return (
    <div className={css.label({ paper })}>
      <span className={css.bin({ paper })}>{bin}</span>
      <p className={css.place({ paper })}>{code === undefined ? place : `${place} ${code}`}</p>
      <div className={css.bars}>
        <PrintBars value={code ?? bin} {...size} />
      </div>
    </div>
  );
}

export interface ShelfLabelSheetsProps extends Unstyled {
  /** A label that is printed several times has an id for each copy. */
  labels: readonly { id: string; bin: string; place: string; code?: string }[];
  /** A4 sheets, or one label of a label printer for each bin. */
  paper: 'a4' | 'label';
}

/** Shelf labels for the printer: ten on an A4 sheet, or one after another on 62 mm labels. */
export function ShelfLabelSheets({ labels, paper }: ShelfLabelSheetsProps) {
  if (paper === 'label') {
    return (
      <PrintSheet
        paper="label"
        pages={labels.map(({ id, ...label }) => (
          <ShelfLabel key={id} {...label} paper="label" />
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
          {ofSheet.map(({ id, ...label }) => (
            <ShelfLabel key={id} {...label} paper="a4" />
          ))}
        </div>
      ))}
    />
  );
}
