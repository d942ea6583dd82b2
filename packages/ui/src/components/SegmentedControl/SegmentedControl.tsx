'use client';

import { useId } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { Count } from '../Count/Count.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { turnRadioKeys } from './turnRadioKeys.ts';
import * as css from './SegmentedControl.css.ts';

export interface Segment<Id extends string = string> {
  id: Id;
  label: string;
  /** In place of the label on a phone: "Out". Screen readers read the label. @default the label */
  shortLabel?: string;
  /** Icon before the label; it is alone in a narrow StickyBar, or at the end of narrow Tabs. */
  icon?: IconGlyph;
  /** Number of items in this view; `undefined` while unknown keeps its width. */
  count?: number | undefined;
}

export interface SegmentedControlProps<Id extends string = string> extends Unstyled {
  /** Name of the group for screen readers. */
  label: string;
  /** The choices, in the order in which they are shown. */
  items: readonly Segment<Id>[];
  /** Id of the chosen item. */
  value: Id;
  /** Called with the id that was chosen. */
  onChange: (value: Id) => void;
}

/** One of two to four views of a list: native radio buttons. Arrow keys choose, by the reading direction. */
export function SegmentedControl<Id extends string>({ label, items, value, onChange }: SegmentedControlProps<Id>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.group} onKeyDown={turnRadioKeys}>
      {items.map((item) => (
        <label key={item.id} className={css.segment}>
          <input
            type="radio"
            name={name}
            value={item.id}
            checked={item.id === value}
            className={css.input}
            onChange={() => onChange(item.id)}
          />
          {item.icon ? <Icon icon={item.icon} /> : null}
          {item.icon ? (
            <span className={css.wideText}>{item.label}</span>
          ) : item.shortLabel === undefined ? (
            item.label
          ) : (
            <>
              <span className={css.long}>{item.label}</span>
              <span className={css.short} aria-hidden="true">
                {item.shortLabel}
              </span>
            </>
          )}
          {'count' in item && <Count value={item.count} places={2} />}
        </label>
      ))}
    </div>
  );
}
