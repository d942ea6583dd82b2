import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MIRRORED, named, show } from '../../fixtures/keyboard.tsx';
import type { DataTableColumn } from './columns.ts';
import { DataTable } from './DataTable.tsx';

interface Pair {
  id: string;
}

const columns: DataTableColumn<Pair>[] = [
  { id: 'name', header: 'Pair', cell: ({ id }) => id, width: 200 },
  { id: 'bin', header: 'Bin', cell: ({ id }) => `Bin of ${id}`, width: 200 },
];
const pairs = (count: number): Pair[] => Array.from({ length: count }, (_, index) => ({ id: `P${index}` }));
const shared = { label: 'Pairs', columns, getRowId: ({ id }: Pair) => id, getRowName: ({ id }: Pair) => id };

function Pages({ onLoadMore }: { onLoadMore: () => void }) {
  const [isLoading, setLoading] = useState(true);
  const [count, setCount] = useState(5);
  return (
    <div style={{ height: 400 }}>
      <button type="button" onClick={() => setCount(6)}>
        A row comes
      </button>
      <button type="button" onClick={() => setLoading(false)}>
        The page is here
      </button>
      <DataTable
        {...shared}
        rows={pairs(count)}
        status={isLoading ? 'loading' : 'ready'}
        hasMore
        onLoadMore={onLoadMore}
        empty="Nothing"
      />
    </div>
  );
}

test('The next page is not requested while one is loading', { tags: 'W-05' }, async () => {
  const onLoadMore = vi.fn();
  await show(<Pages onLoadMore={onLoadMore} />);
  await expect.element(page.getByText('Bin of P4')).toBeVisible();
  await named('button', 'A row comes').click();
  await expect.element(page.getByText('Bin of P5')).toBeVisible();
  expect(onLoadMore).not.toHaveBeenCalled();
  await named('button', 'The page is here').click();
  await expect.poll(() => onLoadMore.mock.calls.length).toBe(1);
});

test('The rows grow with the text of the page, also when the text grows later', { tags: 'W-05' }, async () => {
  const size = document.documentElement.style;
  onTestFinished(() => void (size.fontSize = ''));
  await show(
    <div style={{ height: 400 }}>
      <DataTable {...shared} rows={pairs(3)} empty="Nothing" />
    </div>,
  );
  await expect.element(named('rowheader', 'P1')).toBeVisible();
  const step = () => {
    const [first, second] = ['P0', 'P1'].map((name) => named('rowheader', name).element().getBoundingClientRect().top);
    return second! - first!;
  };
  expect(step()).toBe(48);
  size.fontSize = '200%';
  globalThis.dispatchEvent(new Event('resize'));
  await expect.poll(step).toBe(96);
});

function Widths() {
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({ name: 200, bin: 200 });
  return (
    <div style={{ height: 400 }}>
      <DataTable {...shared} rows={pairs(3)} columnWidths={widths} onColumnWidthsChange={setWidths} empty="Nothing" />
    </div>
  );
}

/** Drags the end of a column's head so many px to the right. */
async function drag(name: string, right: number): Promise<void> {
  const head = named('columnheader', name).element();
  const handle = head.querySelector(':scope > [aria-hidden="true"]:last-child')!;
  const [from, grid] = [handle.getBoundingClientRect(), page.getByRole('grid').element().getBoundingClientRect()];
  const middle = { x: from.width / 2, y: from.height / 2 };
  await userEvent.dragAndDrop(handle, page.getByRole('grid'), {
    sourcePosition: middle,
    targetPosition: { x: from.x + middle.x + right - grid.x, y: from.y + middle.y - grid.y },
  });
}

const widthOf = (name: string) => Math.round(named('columnheader', name).element().getBoundingClientRect().width);

test.each([
  ['left to right', 'en-US', 240],
  ['right to left', MIRRORED, 160],
])(
  'Read from %s, a drag moves the end of the column with the pointer',
  { tags: 'W-05' },
  async (_direction, locale, width) => {
    await show(<Widths />, locale);
    await expect.element(named('columnheader', 'Pair')).toBeVisible();
    await drag('Pair', 40);
    await expect.poll(() => widthOf('Pair')).toBe(width);
  },
);

test('After a drag has ended or was cancelled, the column does not follow the pointer', { tags: 'W-05' }, async () => {
  const onWidths = vi.fn();
  const widths = { name: 200, bin: 200 };
  await show(
    <DataTable
      {...shared}
      columns={[{ ...columns[0]!, minWidth: 100 }, columns[1]!]}
      rows={pairs(3)}
      columnWidths={widths}
      onColumnWidthsChange={onWidths}
      empty="Nothing"
    />,
  );
  const handle = named('columnheader', 'Pair').element().querySelector(':scope > [aria-hidden="true"]:last-child')!;
  // Only a real pointer can be captured.
  Object.assign(handle, { setPointerCapture: () => undefined });
  for (const end of ['pointercancel', 'pointerup']) {
    onWidths.mockClear();
    for (const [type, clientX] of Object.entries({ pointerdown: 0, pointermove: -500, [end]: -500 }))
      handle.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX }));
    handle.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    // No column is narrower than its least width.
    expect(onWidths.mock.calls).toEqual([[{ name: 100, bin: 200 }]]);
  }
});

test.each([
  ['left to right', 'en-US', 'ArrowRight', 'ArrowLeft'],
  ['right to left', MIRRORED, 'ArrowLeft', 'ArrowRight'],
])(
  'Read from %s, Shift and the arrow that points onward make a column wider',
  { tags: 'W-05' },
  async (_way, locale, on, back) => {
    await show(<Widths />, locale);
    await userEvent.keyboard('{Tab}');
    await expect.element(named('columnheader', 'Pair')).toHaveFocus();
    await userEvent.keyboard(`{Shift>}{${on}}{/Shift}`);
    await expect.poll(() => widthOf('Pair')).toBeGreaterThan(200);
    await userEvent.keyboard(`{Shift>}{${back}}{${back}}{/Shift}`);
    await expect.poll(() => widthOf('Pair')).toBeLessThan(200);
  },
);

test('In a table without rows nothing is chosen', { tags: 'W-05' }, async () => {
  await show(
    <div style={{ height: 400 }}>
      <DataTable {...shared} rows={[]} selection={new Set()} onSelectionChange={() => {}} empty="Nothing" />
    </div>,
  );
  await expect.element(page.getByText('Nothing')).toBeVisible();
  await expect.element(named('checkbox', 'Select all rows')).not.toBeChecked();
});

test('A long head is read in full, also above a narrow column: it takes two lines', { tags: 'F-06' }, async () => {
  const heads = ['Ubicación', 'Código de barras', 'En otras tiendas'];
  const narrow = heads.map((header, at) => ({
    id: header,
    header,
    cell: ({ id }: Pair) => id,
    sortBy: ({ id }: Pair) => id,
    width: 88,
    align: at === 2 ? ('end' as const) : ('start' as const),
  }));
  await show(
    <div style={{ width: 270, height: 400 }}>
      <DataTable {...shared} columns={narrow} rows={pairs(3)} onSortChange={() => {}} empty="Nothing" />
    </div>,
  );
  for (const head of heads) {
    const words = page.getByText(head, { exact: true }).element();
    expect(words.scrollWidth, head).toBeLessThanOrEqual(words.clientWidth);
    expect(words.scrollHeight, head).toBeLessThanOrEqual(words.clientHeight);
    expect(words.clientHeight / 16, head).toBeLessThan(2.5);
  }
});

test('Only a column that can be sorted says how it is sorted, and has a button', { tags: 'F-06' }, async () => {
  const sorted = [{ ...columns[0]!, sortBy: ({ id }: Pair) => id }, columns[1]!];
  await show(<DataTable {...shared} columns={sorted} rows={pairs(2)} onSortChange={() => {}} empty="Nothing" />);
  const heads = page.getByRole('columnheader');
  await expect.element(heads).toHaveLength(2);
  expect(heads.elements().map((head) => head.getAttribute('aria-sort'))).toEqual(['none', null]);
  expect(heads.getByRole('button').elements()).toHaveLength(1);
});

test('The menu of a row names the row and acts on that row alone', { tags: 'W-05' }, async () => {
  const onRowAction = vi.fn();
  await show(
    <DataTable
      {...shared}
      rows={pairs(3)}
      getRowActions={({ id }) => [{ id: 'move', label: `Move ${id}` }]}
      onRowAction={onRowAction}
      empty="Nothing"
    />,
  );
  for (const id of ['P0', 'P2']) {
    const button = named('button', `Actions for ${id}`);
    await expect.element(button).toHaveAttribute('aria-haspopup', 'menu');
    const { bottom } = button.element().getBoundingClientRect();
    await button.click();
    const action = named('menu', `Actions for ${id}`).getByRole('menuitem', { name: `Move ${id}` });
    await expect.poll(() => action.element().getBoundingClientRect().top - bottom).toBeGreaterThanOrEqual(0);
    expect(action.element().getBoundingClientRect().top - bottom).toBeLessThan(40);
    await action.click();
    expect(onRowAction).toHaveBeenLastCalledWith('move', { id });
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  }
});

const places = (parts: Element[]) => parts.map((part) => part.getAttribute('aria-colindex'));

test('Screen readers hear the place of each cell and that more rows follow', { tags: 'W-05' }, async () => {
  await show(
    <DataTable
      {...shared}
      rows={pairs(2)}
      hasMore
      status="loading"
      selection={new Set()}
      onSelectionChange={() => {}}
      getRowActions={() => []}
      empty="Nothing"
    />,
  );
  const grid = page.getByRole('grid');
  await expect.element(grid).toHaveAttribute('aria-rowcount', '-1');
  await expect.element(grid).toHaveAttribute('aria-multiselectable', 'true');
  await expect.element(grid).toHaveAttribute('aria-busy', 'true');
  expect(places(page.getByRole('columnheader').elements())).toEqual(['1', '2', '3', '4']);
  expect(places([...document.querySelectorAll('[data-row="1"] > *')])).toEqual(['1', '2', '3', '4']);
  await expect.element(page.getByText('Loading more')).toBeInTheDocument();
});

test('A table that is only read has no boxes, and cut words can be read in full', { tags: 'W-05' }, async () => {
  await show(<DataTable {...shared} rows={pairs(2)} empty="Nothing" />);
  await expect.element(page.getByRole('grid')).not.toHaveAttribute('aria-multiselectable');
  expect(places([...document.querySelectorAll('[data-row="1"] > *')])).toEqual(['1', '2']);
  await expect.element(page.getByText('Bin of P1')).toHaveAttribute('title', 'Bin of P1');
});

test('A press on the box of a row chooses it and does not open it', { tags: 'W-05' }, async () => {
  const [onSelection, onOpenRow] = [vi.fn(), vi.fn()];
  const verbs = { selection: new Set(['P0']), onSelectionChange: onSelection, onOpenRow };
  await show(<DataTable {...shared} {...verbs} rows={pairs(2)} empty="Nothing" />);
  await named('checkbox', 'Select P1').click();
  await named('checkbox', 'Select P0').click();
  expect(onSelection.mock.calls.map(([ids]) => [...ids])).toEqual([['P0', 'P1'], []]);
  expect(onOpenRow).not.toHaveBeenCalled();
});

test('The keys that change a width keep the least width of a column', { tags: 'W-05' }, async () => {
  const onWidths = vi.fn();
  const verbs = { selection: new Set<string>(), onSelectionChange: () => {}, onColumnWidthsChange: onWidths };
  const own = [
    { ...columns[0]!, minWidth: 2000 },
    { ...columns[1]!, isRowHeader: true },
  ];
  await show(<DataTable {...shared} {...verbs} columns={own} rows={pairs(2)} empty="Nothing" />);
  // The column that names the rows need not be the first.
  await expect.element(named('rowheader', 'Bin of P1')).toBeInTheDocument();
  const keys = { 'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight' };
  await expect.element(named('columnheader', 'Bin')).toHaveAttribute('aria-keyshortcuts', keys['aria-keyshortcuts']);
  await userEvent.keyboard('{Tab}{Shift>}{ArrowRight}{/Shift}');
  await expect.element(named('checkbox', 'Select all rows')).toHaveFocus();
  expect(onWidths).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}');
  expect(onWidths.mock.lastCall).toEqual([{ name: 2000 }]);
});

const sizes: Record<string, number> = { P1: 9.5, P2: 10 };
const bySize = [{ ...columns[0]!, sortBy: ({ id }: Pair) => sizes[id] }];

test.each([
  ['ascending', false, ['P1', 'P2', 'P0']],
  ['descending', false, ['P2', 'P1', 'P0']],
  ['ascending', true, ['P0', 'P1', 'P2']],
] as const)(
  'Sorted %s (by the server: %s) the rows are %o: those without a size come last',
  { tags: 'F-06' },
  async (...row) => {
    const [direction, isSortedOutside, order] = row;
    const sort = { column: 'name', direction };
    await show(
      <DataTable {...shared} {...{ sort, isSortedOutside }} columns={bySize} rows={pairs(3)} empty="Nothing" />,
    );
    await expect.element(page.getByRole('rowheader')).toHaveLength(3);
    expect(
      page
        .getByRole('rowheader')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(order);
  },
);

test('When the next rows cannot be read, the read rows stay with a retry button', { tags: 'E-03' }, async () => {
  const [onRetry, onLoadMore] = [vi.fn(), vi.fn()];
  await show(
    <DataTable
      {...shared}
      rows={pairs(2)}
      status="error"
      error="No answer"
      hasMore
      onLoadMore={onLoadMore}
      onRetry={onRetry}
      empty="Nothing"
    />,
  );
  await expect.element(page.getByText('No answer')).toBeVisible();
  await expect.element(named('rowheader', 'P1')).toBeVisible();
  await named('button', 'Try again').click();
  expect(onRetry).toHaveBeenCalledOnce();
  expect(onLoadMore).not.toHaveBeenCalled();
});

test('In a page a table is as high as the window leaves', { tags: 'W-05' }, async () => {
  const wide = [{ ...columns[0]!, leastShare: 60 }, columns[1]!];
  await show(
    <div style={{ width: 1000 }}>
      <DataTable {...shared} columns={wide} rows={pairs(3)} isInPage empty="Nothing" />
    </div>,
  );
  await expect.element(named('rowheader', 'P1')).toBeVisible();
  const frame = page.getByRole('grid').element().parentElement!.parentElement!;
  expect(frame.getBoundingClientRect().height).toBe(Math.max(320, innerHeight - 272));
  expect(widthOf('Pair')).toBeGreaterThan(590);
});
