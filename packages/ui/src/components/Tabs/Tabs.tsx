'use client';

import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Count } from '../Count/Count.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { rovingIndex } from '../../internal/roving.ts';
import * as css from './Tabs.css.ts';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  /** Number of items behind the tab; `undefined` while unknown keeps its width. */
  count?: number | undefined;
}

export interface TabsProps<Id extends string = string> extends Unstyled {
  /** Name of the tabs for screen readers. */
  label: string;
  /** The tabs, in the order in which they are shown. */
  items: readonly TabItem<Id>[];
  /** Id of the chosen tab. */
  value: Id;
  /** Called with the id of the tab that was chosen. */
  onChange: (value: Id) => void;
  /** At the end of the row of tabs, below them where there is no room, e.g. a `SegmentedControl`. */
  end?: ReactNode;
  /** Below the row, e.g. the active filters. With it the row stays in sight while the page scrolls. */
  below?: ReactNode;
  /** The content begins at the rule below the tabs, e.g. rows with a space of their own. @default false */
  isFlush?: boolean;
  /** Content of the chosen tab. */
  children: ReactNode;
}

/** One of a few lists at a time. Arrow keys, Home and End choose at once (ARIA APG, tabs with automatic activation). */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { value, below, isFlush = false, children } = props;
  const base = useId();
  const row = <Row {...props} base={base} />;
  return (
    <div className={css.tabs}>
      {below === undefined ? (
        <div className={css.frame}>{row}</div>
      ) : (
        <div className={css.head} data-sticky>
          {row}
          <div className={css.below}>{below}</div>
        </div>
      )}
      <div
        role="tabpanel"
        id={`${base}panel`}
        aria-labelledby={`${base}tab-${value}`}
        tabIndex={0}
        className={isFlush ? css.flush : css.panel}
      >
        {children}
      </div>
    </div>
  );
}

/** The tabs, and what is at their end. */
function Row<Id extends string>({ label, items, value, onChange, end, base }: TabsProps<Id> & { base: string }) {
  const chosen = items.findIndex((item) => item.id === value);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = rovingIndex(event, chosen, items.length);
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next!]?.focus();
    onChange(item.id);
  };
  return (
    <div className={css.row}>
      <div role="tablist" aria-label={label} className={css.list} onKeyDown={move}>
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}tab-${item.id}`}
            aria-selected={index === chosen}
            aria-controls={index === chosen ? `${base}panel` : undefined}
            // One tab stop; arrow keys move between the tabs.
            tabIndex={index === Math.max(0, chosen) ? 0 : -1}
            className={css.tab}
            onClick={() => onChange(item.id)}
          >
            {item.label}
            {'count' in item && <Count value={item.count} size={15} places={2} />}
          </button>
        ))}
      </div>
      {end === undefined ? null : <div className={css.end}>{end}</div>}
    </div>
  );
}
