'use client';

import { useId, type ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './PickGroup.css.ts';

export interface PickGroupProps extends Unstyled {
  /** Title: "Aisle A". */
  title: string;
  /** Text beside the title: "3 to pick". */
  note?: string;
  /** `PickRow`s. */
  children: ReactNode;
}

/** The picks of one aisle, so that a picker walks the aisle once. */
export function PickGroup({ title, note, children }: PickGroupProps) {
  const id = useId();
  return (
    <section className={css.group} aria-labelledby={id}>
      <header className={css.head}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        {note === undefined ? null : <p className={css.note}>{note}</p>}
      </header>
      <div className={css.rows}>{children}</div>
    </section>
  );
}
