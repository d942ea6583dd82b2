import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MIRRORED, named, press, show } from '../../fixtures/keyboard.tsx';
import type { DataTableColumn, DataTableSort } from './columns.ts';
import { DataTable } from './DataTable.tsx';

interface Pair {
  id: string;
}

const rows: Pair[] = Array.from({ length: 200 }, (_, index) => ({ id: `P${index}` }));
const columns: DataTableColumn<Pair>[] = [
  { id: 'name', header: 'Pair', cell: ({ id }) => id, sortBy: ({ id }) => id },
  { id: 'bin', header: 'Bin', cell: ({ id }) => `Bin of ${id}` },
  {
    id: 'tools',
    header: 'Tools',
    cell: ({ id }) => (
      <>
        <button type="button">Find {id}</button>
        <button type="button">Move {id}</button>
      </>
    ),
  },
];
const onOpenRow = vi.fn();

function Shelf() {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<DataTableSort>({ column: 'name', direction: 'ascending' });
  return (
    <div style={{ height: 540 }}>
      <DataTable
        label="Pairs"
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        getRowName={({ id }) => id}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        onSelectionChange={setSelection}
        onOpenRow={onOpenRow}
        empty="Nothing"
      />
    </div>
  );
}

/** Row and column of the cell that the focus is in; the head is row −1, the boxes are column 0. */
const at = () => {
  const cell = document.activeElement?.closest<HTMLElement>('[data-column]');
  return [Number(cell?.parentElement?.dataset['row']), Number(cell?.dataset['column'])];
};
const go = async (keys: string, row: number, column: number) => {
  await userEvent.keyboard(keys);
  await expect.poll(at).toEqual([row, column]);
};
const chosen = () => page.getByRole('row', { selected: true }).elements().length;

test('Rows are walked through, chosen and opened with the keyboard (ARIA APG, grid)', { tags: 'W-05' }, async () => {
  await show(<Shelf />);
  await go('{Tab}', -1, 0);
  await go('{PageUp}', -1, 0);
  await go('{ArrowRight}{ArrowDown}', 0, 1);
  await go('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowRight}', 1, 2);
  await go('{ArrowLeft}', 1, 1);
  await go('{End}', 1, 3);
  await go('{Home}', 1, 0);
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => at()[0]).toBeGreaterThan(5);
  await go('{PageUp}', 1, 0);
  await go('{Control>}{End}{/Control}', 199, 3);
  await go('{Control>}{Home}{/Control}', 0, 0);
  // Tab leaves the grid, and comes back to the same cell.
  await go('{ArrowDown}{ArrowRight}', 1, 1);
  await press('{Tab}', named('button', 'Behind'));
  await go('{Shift>}{Tab}{/Shift}', 1, 1);
  await userEvent.keyboard(' ');
  await expect.poll(chosen).toBe(1);
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(named('checkbox', 'Select all rows')).toBeChecked();
  await expect.element(named('checkbox', 'Select all rows')).not.toBePartiallyChecked();
  await userEvent.keyboard('{Enter}');
  expect(onOpenRow).toHaveBeenCalledOnce();
});

test('A cell with several controls is entered with Enter or F2 and left with Escape', { tags: 'W-05' }, async () => {
  await show(<Shelf />);
  await go('{Tab}{ArrowDown}{End}', 0, 3);
  await press('{Enter}', named('button', 'Find P0'));
  // The arrows belong to the controls now, and Tab goes round them.
  await press('{ArrowDown}', named('button', 'Find P0'));
  await press('{Tab}', named('button', 'Move P0'));
  await press('{Tab}', named('button', 'Find P0'));
  await press('{Shift>}{Tab}{/Shift}', named('button', 'Move P0'));
  await go('{Escape}{ArrowDown}', 1, 3);
  await press('{F2}', named('button', 'Find P1'));
  await go('{Escape}', 1, 3);
  // In the head Enter sorts.
  await go('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}{Enter}', -1, 1);
  await expect.element(named('columnheader', 'Pair')).toHaveAttribute('aria-sort', 'descending');
});

test('In right-to-left layout, the left arrow moves to the next column', { tags: 'W-05' }, async () => {
  await show(<Shelf />, MIRRORED);
  await go('{Tab}{ArrowDown}{ArrowLeft}', 0, 1);
  await go('{ArrowRight}', 0, 0);
  await go('{End}', 0, 3);
});

test('Space on the box of a row chooses it once, beside the other chosen rows', { tags: 'W-05' }, async () => {
  await show(<Shelf />);
  await go('{Tab}{ArrowDown}', 0, 0);
  for (const [keys, count] of [
    [' ', 1],
    ['{ArrowDown} ', 2],
    [' ', 1],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.poll(chosen).toBe(count);
  }
  await go('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}{ArrowRight} ', -1, 2);
  expect(chosen()).toBe(1);
  // A width that cannot be changed stays, and keys of the browser are left to it.
  await go('{Shift>}{ArrowRight}{/Shift}{Alt>}{ArrowDown}{/Alt}', -1, 2);
});

test('Space on a cell without a control scrolls nothing, in the head as in a row', { tags: 'W-05' }, async () => {
  await show(
    <div style={{ height: 540 }}>
      <DataTable
        label="Pairs"
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        getRowName={({ id }) => id}
        empty="Nothing"
      />
    </div>,
  );
  const left: string[] = [];
  const note = ({ key, defaultPrevented }: KeyboardEvent) => void (defaultPrevented || left.push(key));
  window.addEventListener('keydown', note);
  onTestFinished(() => window.removeEventListener('keydown', note));
  await go('{Tab}{ArrowRight}', -1, 1);
  await userEvent.keyboard(' ');
  await go('{ArrowDown}', 0, 1);
  await userEvent.keyboard(' ');
  expect(left).toEqual(['Tab']);
});

test('The focus stays in its row while that is scrolled out of sight', { tags: 'W-05' }, async () => {
  await show(<Shelf />);
  await go('{Tab}{ArrowDown}{ArrowDown}{ArrowRight}', 1, 1);
  const grid = page.getByRole('grid').element();
  grid.scrollTop = 5000;
  await expect.poll(() => grid.querySelector('[data-row="110"]')).not.toBeNull();
  expect(at()).toEqual([1, 1]);
});

test('A field in a cell keeps its own keys', { tags: 'W-05' }, async () => {
  const onSelection = vi.fn();
  const field = { id: 'note', header: 'Note', cell: () => <input aria-label="Note" defaultValue="ab" /> };
  await show(
    <DataTable
      label="Pairs"
      columns={[columns[1]!, field]}
      rows={rows.slice(0, 1)}
      getRowId={({ id }) => id}
      getRowName={({ id }) => id}
      selection={new Set()}
      onSelectionChange={onSelection}
      empty="Nothing"
    />,
  );
  await go('{Tab}{ArrowDown}{End}', 0, 2);
  await press('{ArrowLeft}{Home}{Control>}a{/Control}x', named('textbox', 'Note'));
  await expect.element(named('textbox', 'Note')).toHaveValue('x');
  expect(onSelection).not.toHaveBeenCalled();
});

function Filtered() {
  const [shown, setShown] = useState(rows.slice(0, 10));
  return (
    <>
      <button type="button" onClick={() => setShown(rows.slice(0, 2))}>
        Filter
      </button>
      <DataTable
        label="Pairs"
        columns={columns}
        rows={shown}
        getRowId={({ id }) => id}
        getRowName={({ id }) => id}
        empty="Nothing"
      />
    </>
  );
}

test('Tab finds the table also after the row that had the focus is filtered out', { tags: 'W-05' }, async () => {
  await show(<Filtered />);
  await go('{Tab}{Tab}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', 3, 0);
  await named('button', 'Filter').click();
  await expect.element(named('rowheader', 'P3')).not.toBeInTheDocument();
  await go('{Tab}', -1, 0);
});
