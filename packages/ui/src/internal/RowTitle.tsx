'use client';

import * as css from './rowTitle.css.ts';

export interface RowTitleProps {
  /** Id of the name, for the label of the row. */
  id: string;
  name: string;
  /** Ids of the texts that name the button. @default the product name */
  labelledBy?: string;
  /** Its detail is open. */
  isOpen: boolean;
  /** Opens the detail: the title is then a button over the whole row. */
  onOpen?: (() => void) | undefined;
}

/** The product name of a row in the stockroom. */
export function RowTitle({ id, name, labelledBy = id, isOpen, onOpen }: RowTitleProps) {
  return (
    <h3 className={css.title} title={name}>
      {onOpen ? (
        <button type="button" className={css.open} aria-labelledby={labelledBy} aria-current={isOpen} onClick={onOpen}>
          <span id={id}>{name}</span>
        </button>
      ) : (
        <span id={id}>{name}</span>
      )}
    </h3>
  );
}
