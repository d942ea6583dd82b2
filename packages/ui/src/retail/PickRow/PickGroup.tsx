'use client';

import { useId, type ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import { figure } from '../../internal/message.ts';
import { useLocale } from '../../internal/useMessages.ts';
import * as css from './PickGroup.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface PickGroupProps extends Unstyled {
  /** Title: "Aisle A". */
  title: string;
  /** Number of rows, beside the title. @default none */
  count?: number | undefined;
  /** Text beside the title: "3 to pick". */
  note?: string;
  /** In the group's rule: what has come since ("1 new"), and the press that shows it. @default none */
  arrived?: { text: string; label: string; onPress: () => void } | undefined;
  /** At the end of the rule: a link such as "Choose all 3". @default none */
  action?: ReactNode;
  /** Before the title, 24 px high: an `Avatar`. @default none */
  mark?: ReactNode;
  /** `PickRow`s. */
  children: ReactNode;
}

/** Rows that belong together: the picks of one aisle, so that a picker walks the aisle once. */
export function PickGroup({ title, count, note, mark, arrived, action, children }: PickGroupProps) {
  const id = useId();
  const locale = useLocale();
  return (
    <section className={css.group} aria-labelledby={id}>
      <header className={css.head}>
        {mark === undefined ? null : <span className={css.mark}>{mark}</span>}
        <h2 className={css.title} id={id}>
          {wholeCodes(title)}
          {count === undefined ? null : (
            <>
              {' '}
              <span className={css.count}>{figure(count, locale)}</span>
            </>
          )}
        </h2>
        {note === undefined ? null : <p className={css.note}>{wholeCodes(note)}</p>}
        {arrived === undefined ? null : (
          <button type="button" className={css.arrived} aria-label={arrived.label} onClick={arrived.onPress}>
            <span className={css.volt}>
              <Icon icon={icons.play} size={16} />
              {arrived.text}
            </span>
          </button>
        )}
        {action === undefined ? null : <span className={css.action}>{action}</span>}
      </header>
      <div className={css.rows}>{children}</div>
    </section>
  );
}
