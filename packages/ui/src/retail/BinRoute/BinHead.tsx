import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './BinRoute.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface BinHeadProps extends Unstyled {
  /** "A-14-03" */
  bin: string;
  /** A line below it: "Aisle A, bay 14, shelf 3. 5 pairs". */
  note: string;
  /** Buttons for the bin. */
  actions?: ReactNode;
}

/** The bin whose pairs are listed, readable from a metre. */
export function BinHead({ bin, note, actions }: BinHeadProps) {
  return (
    <header className={css.head}>
      <div className={css.words}>
        <h2 className={css.headBin}>{bin}</h2>
        <p className={css.note}>{wholeCodes(note)}</p>
      </div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </header>
  );
}
