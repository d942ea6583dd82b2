import type { GridPlace } from './gridKeys.ts';

const CONTROL = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [role="button"]';
const TEXT_FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const CELL = '[role="gridcell"], [role="rowheader"], [role="columnheader"]';

export const isCell = (element: Element): boolean => element.matches(CELL);
export const isControl = (element: Element): boolean => element.matches(CONTROL);
export const isTextField = (element: Element): boolean => element.matches(TEXT_FIELD);
export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The controls in a cell, in the order of the page. */
export const controlsIn = (cell: Element | null | undefined): HTMLElement[] => [
  ...(cell?.querySelectorAll<HTMLElement>(CONTROL) ?? []),
];

/** The rendered cell at a place. */
export function cellAt(grid: Element | null, { row, column }: GridPlace): HTMLElement | null | undefined {
  return grid?.querySelector<HTMLElement>(`[data-row="${row}"] > [data-column="${column}"]`);
}

/** The place of the cell around an element. */
export function placeOf(target: EventTarget): GridPlace | undefined {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.parentElement?.dataset['row'];
  return cell && row !== undefined ? { row: Number(row), column: Number(cell.dataset['column']) } : undefined;
}

/** What gets the focus of a cell: its control if it has exactly one, otherwise the cell. */
function stopIn(cell: HTMLElement, controls: readonly HTMLElement[]): HTMLElement {
  return controls.length === 1 ? controls[0]! : cell;
}

/** Focuses the cell at a place and scrolls to it. Returns false if it is not rendered. */
export function focusCell(grid: Element | null, place: GridPlace): boolean {
  const cell = cellAt(grid, place);
  if (!cell) return false;
  stopIn(cell, controlsIn(cell)).focus({ preventScroll: true });
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}

/** Makes one cell the grid's only tab stop. Cells have a tab index of -1 already, so that few are written to. */
export function setTabStop(grid: Element, active: GridPlace): void {
  for (const cell of grid.querySelectorAll<HTMLElement>('[data-column]')) {
    const isActive =
      cell.dataset['column'] === String(active.column) && cell.parentElement?.dataset['row'] === String(active.row);
    const controls = controlsIn(cell);
    const stop = stopIn(cell, controls);
    for (const element of [cell, ...controls]) {
      const tabIndex = isActive && element === stop ? '0' : '-1';
      if (element.getAttribute('tabindex') !== tabIndex) element.setAttribute('tabindex', tabIndex);
    }
  }
}
