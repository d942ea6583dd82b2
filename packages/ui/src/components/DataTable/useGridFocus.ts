'use client';

import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { placeAfter, type GridPlace } from './gridKeys.ts';

const WIDGET = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [role="button"]';
const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const CELL = '[role="gridcell"], [role="rowheader"], [role="columnheader"]';

interface GridFocus {
  gridRef: RefObject<HTMLElement | null>;
  rows: number;
  columns: number;
  pageSize: () => number;
  /** Brings a row into the window, so that it is drawn. */
  scrollToRow: (row: number) => void;
  onEnter: (place: GridPlace) => void;
  onSpace: (place: GridPlace, event: KeyboardEvent) => void;
  onResize: (column: number, by: 1 | -1) => void;
  onSelectAll: () => void;
}

/**
 * One tab stop for the whole grid (ARIA APG, data grid). Arrow keys move it from cell to cell; a cell with a single
 * control passes the focus on to it, a cell with several is entered with Enter or F2, walked through with Tab and left with
 * Escape.
 */
export function useGridFocus(grid: GridFocus) {
  const [place, setPlace] = useState<GridPlace>({ row: -1, column: 0 });
  const awaited = useRef<GridPlace | null>(null);

  const cellAt = ({ row, column }: GridPlace) =>
    grid.gridRef.current?.querySelector<HTMLElement>(`[data-row="${row}"] > [data-column="${column}"]`);

  const focusAt = (next: GridPlace): boolean => {
    const cell = cellAt(next);
    if (!cell) return false;
    const widgets = cell.querySelectorAll<HTMLElement>(WIDGET);
    (widgets.length === 1 ? widgets[0]! : cell).focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return true;
  };

  // After every drawing: rows come and go while one scrolls, and controls of the host's own stand in cells. Cells are
  // drawn with a tab index of -1, so that only the few that differ are written to.
  useLayoutEffect(() => {
    const root = grid.gridRef.current;
    if (!root) return;
    const rowsThere = grid.rows;
    const active = place.row < rowsThere ? place : { row: -1, column: place.column };
    for (const cell of root.querySelectorAll<HTMLElement>('[data-column]')) {
      const isActive =
        cell.dataset['column'] === String(active.column) && cell.parentElement?.dataset['row'] === String(active.row);
      const widgets = cell.querySelectorAll<HTMLElement>(WIDGET);
      const stop = widgets.length === 1 ? widgets[0]! : cell;
      for (const element of [cell, ...widgets]) {
        const tabIndex = isActive && element === stop ? '0' : '-1';
        if (element.getAttribute('tabindex') !== tabIndex) element.setAttribute('tabindex', tabIndex);
      }
    }
    if (awaited.current && focusAt(awaited.current)) awaited.current = null;
  });

  const go = (next: GridPlace) => {
    setPlace(next);
    if (next.row >= 0) grid.scrollToRow(next.row);
    if (!focusAt(next)) awaited.current = next;
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const found = placeOf(event.target);
    if (found && (found.row !== place.row || found.column !== place.column)) setPlace(found);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    const from = placeOf(target);
    if (!from) return;
    const isCtrl = event.ctrlKey || event.metaKey;
    const widgets = [...(cellAt(from)?.querySelectorAll<HTMLElement>(WIDGET) ?? [])];
    const isInside = !target.matches(CELL) && widgets.length > 1;
    if (event.key === 'Escape' && isInside) {
      event.preventDefault();
      cellAt(from)?.focus();
      return;
    }
    if (event.key === 'Tab' && isInside) {
      // They are no stops of the page, so that the grid stays a single one.
      event.preventDefault();
      widgets.at((widgets.indexOf(target) + (event.shiftKey ? -1 : 1)) % widgets.length)?.focus();
      return;
    }
    // Text fields and cells that were entered keep their keys.
    if (target.matches(TYPING) || isInside) return;
    if (event.key === 'a' && isCtrl) {
      event.preventDefault();
      grid.onSelectAll();
    } else if (event.key === ' ') {
      if (!target.matches(WIDGET) || event.shiftKey) grid.onSpace(from, event);
    } else if ((event.key === 'Enter' || event.key === 'F2') && target.matches(CELL)) {
      event.preventDefault();
      const widget = target.querySelector<HTMLElement>(WIDGET);
      if (widget) widget.focus();
      else grid.onEnter(from);
    } else if (event.shiftKey && from.row === -1 && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.preventDefault();
      grid.onResize(from.column, (event.key === 'ArrowRight') === !isRtl(target) ? 1 : -1);
    } else {
      const size = { rows: grid.rows, columns: grid.columns, page: grid.pageSize(), isRtl: isRtl(target) };
      const next = event.altKey ? undefined : placeAfter(event.key, isCtrl, from, size);
      if (!next) return;
      event.preventDefault();
      go(next);
    }
  };

  return { onFocus, onKeyDown, focusedRow: place.row };
}

function placeOf(target: EventTarget): GridPlace | undefined {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.parentElement?.dataset['row'];
  return cell && row !== undefined ? { row: Number(row), column: Number(cell.dataset['column']) } : undefined;
}

function isRtl(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
