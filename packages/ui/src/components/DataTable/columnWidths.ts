import { assignInlineVars } from '@vanilla-extract/dynamic';
import { WIDTH, type DataTableColumn } from './columns.ts';
import * as css from './DataTable.css.ts';

/** Px that an arrow key adds to the width of a column. */
const WIDTH_STEP = 16;

interface Widths {
  columns: readonly { id: string; grow?: number; leastShare?: number }[];
  /** Widths in px. */
  widths: Readonly<Record<string, number>>;
  /** Widths that the user has set, in px. */
  userWidths: Readonly<Record<string, number>> | undefined;
  hasSelection: boolean;
  hasActions: boolean;
  /** Height of a row in px. */
  rowHeight: number;
}

/**
 * The grid's columns and row height as CSS variables. A column that the user has set keeps its width; the others grow
 * with the text size and share the rest of the width.
 */
export function tableVars({ columns, widths, userWidths, hasSelection, hasActions, rowHeight }: Widths) {
  const tool = `${WIDTH.tool}px`;
  const isSet = (id: string) => userWidths?.[id] !== undefined;
  const widthOf = (id: string) => widths[id] ?? WIDTH.normal;
  const least = columns.map(({ id, leastShare }) => {
    if (isSet(id)) return `${widthOf(id)}px`;
    const width = `${widthOf(id) / 16}rem`;
    return leastShare === undefined ? width : `max(${width}, ${leastShare}cqi)`;
  });
  const tracks = columns.map(({ id, grow = widthOf(id) }, at) =>
    isSet(id) ? least[at] : `minmax(${least[at]}, ${grow}fr)`,
  );
  const before = hasSelection ? [tool] : [];
  const after = hasActions ? [tool] : [];
  return assignInlineVars({
    [css.rowHeight]: `${rowHeight}px`,
    [css.rowWidth]: `calc(${[...before, ...least, ...after].join(' + ')})`,
    [css.columns]: [...before, ...tracks, ...after].join(' '),
  });
}

/**
 * The width of a column after one press of an arrow key, in px.
 *
 * @param head the column's cell in the head: a column that shares the rest is wider than `width`
 */
export function nextWidth<Row>(
  column: DataTableColumn<Row>,
  head: Element | null | undefined,
  width: number,
  by: 1 | -1,
) {
  const shown = head?.getBoundingClientRect().width ?? width;
  return Math.max(column.minWidth ?? WIDTH.least, Math.round(shown) + by * WIDTH_STEP);
}
