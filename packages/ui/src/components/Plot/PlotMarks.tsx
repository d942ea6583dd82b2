'use client';

import { useRef, useState, type KeyboardEvent } from 'react';
import * as css from './Plot.css.ts';

/** A mark of a plot, as it is read and pressed. Its place is in percent of the drawing. */
export interface PlotMark {
  key: string;
  /** "13:00, 17 pairs, 6 late" */
  label: string;
  left: number;
  width: number;
  /** @default 0 */
  top?: number;
  /** @default 100 */
  height?: number;
}

export interface PlotMarksProps {
  /** The plot in words. */
  label: string;
  marks: readonly PlotMark[];
  /** The mark whose rows are open. */
  openKey?: string;
  /** Opens the rows of a mark. */
  onOpen?: (key: string) => void;
  /** Shows the table: the key T. */
  onTable: () => void;
}

/** The marks of a drawing for keyboard, touch and screen reader: one tab stop, arrows move over the marks. */
export function PlotMarks({ label, marks, openKey, onOpen, onTable }: PlotMarksProps) {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const current = Math.min(active, marks.length - 1);
  const move = (index: number) => {
    setActive(index);
    list.current?.querySelectorAll<HTMLElement>('[role="option"]')[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = indexAfter(event.key, current, marks.length);
    if (next !== undefined) move(next);
    else if (event.key === 'Enter' || event.key === ' ') onOpen?.(marks[current]?.key ?? '');
    else if (event.key === 't' || event.key === 'T') onTable();
    else return;
    event.preventDefault();
  };
  if (marks.length === 0) return null;
  return (
    <div ref={list} className={css.marks} role="listbox" aria-label={label} onKeyDown={onKeyDown}>
      {marks.map(({ key, label: name, left, width, top = 0, height = 100 }, index) => (
        // The keys are heard by the list, which has one tab stop.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={key}
          role="option"
          aria-label={name}
          aria-selected={key === openKey}
          tabIndex={index === current ? 0 : -1}
          className={onOpen ? `${css.mark} ${css.isPressable}` : css.mark}
          style={{ left: `${left}%`, width: `${width}%`, top: `${top}%`, height: `${height}%` }}
          onFocus={() => setActive(index)}
          onClick={() => onOpen?.(key)}
        />
      ))}
    </div>
  );
}

/** The mark that a key moves to. Marks run from left to right, or from top to bottom, in every language. */
function indexAfter(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(current + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
