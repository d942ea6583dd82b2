'use client';

import { useRef } from 'react';
import { EdgeShades } from '../ScrollArea/EdgeShades.tsx';
import { tableVars } from './columnWidths.ts';
import * as css from './DataTable.css.ts';
import { DataTableGrid } from './DataTableGrid.tsx';
import { DataTableStates } from './DataTableStates.tsx';
import type { DataTableProps } from './props.ts';
import { useRowMenu } from './useRowMenu.tsx';
import { useRowSelection } from './useRowSelection.ts';
import { useRowHeight } from './useRowWindow.ts';
import { useTableModel } from './useTableModel.ts';

export type { DataTableProps } from './props.ts';

/**
 * Rows and columns to compare, sort and choose from, of any length: only visible rows are rendered. It fills its parent,
 * which must have a height, or is in a page. One tab stop; arrow keys move from cell to cell (ARIA APG, data grid).
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const grid = useRef<HTMLDivElement>(null);
  const model = useTableModel(props);
  const selection = useRowSelection(model.rows, props);
  const rowHeight = useRowHeight(props.density);
  const { openMenu, menu } = useRowMenu(props);
  const vars = tableVars({
    ...model,
    userWidths: props.columnWidths,
    hasSelection: selection !== undefined,
    hasActions: props.getRowActions !== undefined,
    rowHeight,
  });
  return (
    <div className={props.isInPage ? `${css.frame} ${css.inPage}` : css.frame} style={vars}>
      <div className={css.window}>
        <DataTableGrid
          {...props}
          gridRef={grid}
          model={model}
          chosen={selection}
          rowHeight={rowHeight}
          openMenu={openMenu}
        />
        <EdgeShades scroller={grid} axis="x" />
      </div>
      <DataTableStates
        {...props}
        isEmpty={model.rows.length === 0}
        shownColumns={model.columns}
        hasBoxes={selection !== undefined}
      />
      {menu}
    </div>
  );
}
