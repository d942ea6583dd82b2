'use client';

import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import {
  cellAt,
  controlsIn,
  focusCell,
  isCell,
  isControl,
  isRtl,
  isTextField,
  placeOf,
  setTabStop,
} from './gridCells.ts';
import { placeAfter, type GridPlace } from './gridKeys.ts';

interface GridFocus {
  gridRef: RefObject<HTMLElement | null>;
  /** The cell that is the tab stop. */
  place: GridPlace;
  onPlaceChange: (place: GridPlace) => void;
  rows: number;
  columns: number;
  /** Number of rows that a page key passes. */
  pageSize: () => number;
  /** Scrolls to a row, so that it is rendered. */
  scrollToRow: (row: number) => void;
  onEnter: (place: GridPlace) => void;
  onSpace: (place: GridPlace, event: KeyboardEvent) => void;
  /** Shift and an arrow key in the head: makes a column wider (1) or narrower (-1). */
  onResize: (column: number, by: 1 | -1) => void;
  onSelectAll: () => void;
}

/**
 * One tab stop for the whole grid (ARIA APG, data grid). Arrow keys move it from cell to cell. A cell with a single
 * control passes the focus to it. Enter or F2 enters a cell with several controls, Tab moves between them, Escape leaves.
 */
export function useGridFocus(grid: GridFocus) {
  const { place, onPlaceChange } = grid;
  const awaited = useRef<GridPlace | null>(null);

  // After every rendering: rows come and go while the user scrolls, and cells hold controls of the host.
  useLayoutEffect(() => {
    const root = grid.gridRef.current;
    if (!root) return;
    setTabStop(root, place.row < grid.rows ? place : { row: -1, column: place.column });
    if (awaited.current && focusCell(root, awaited.current)) awaited.current = null;
  });

  const go = (next: GridPlace) => {
    onPlaceChange(next);
    if (next.row >= 0) grid.scrollToRow(next.row);
    awaited.current = focusCell(grid.gridRef.current, next) ? null : next;
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const found = placeOf(event.target);
    if (found && (found.row !== place.row || found.column !== place.column)) onPlaceChange(found);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = placeOf(event.target);
    if (event.defaultPrevented || !from) return;
    const target = event.target as HTMLElement;
    const cell = cellAt(grid.gridRef.current, from);
    const controls = controlsIn(cell);
    if (!isCell(target) && controls.length > 1) moveInside(event, cell, controls);
    // Text fields keep their keys.
    else if (!isTextField(target)) moveBetween(event, from, grid, go);
  };

  return { onFocus, onKeyDown };
}

/** Keys in a cell with several controls: Tab goes round them, so that they are no tab stops of the page. */
function moveInside(
  event: KeyboardEvent,
  cell: HTMLElement | null | undefined,
  controls: readonly HTMLElement[],
): void {
  if (event.key === 'Escape') {
    event.preventDefault();
    cell?.focus();
  } else if (event.key === 'Tab') {
    event.preventDefault();
    const at = controls.indexOf(event.target as HTMLElement);
    controls.at((at + (event.shiftKey ? -1 : 1)) % controls.length)?.focus();
  }
}

/** Keys that move from cell to cell or act on a cell. */
function moveBetween(event: KeyboardEvent, from: GridPlace, grid: GridFocus, go: (next: GridPlace) => void): void {
  const target = event.target as HTMLElement;
  const isCtrl = event.ctrlKey || event.metaKey;
  if (event.key === 'a' && isCtrl) {
    event.preventDefault();
    grid.onSelectAll();
  } else if (event.key === ' ') {
    if (!isControl(target) || event.shiftKey) grid.onSpace(from, event);
    // The browser would scroll the rows away from the focused cell.
    if (isCell(target)) event.preventDefault();
  } else if ((event.key === 'Enter' || event.key === 'F2') && isCell(target)) {
    event.preventDefault();
    const [control] = controlsIn(target);
    if (control) control.focus();
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
}
