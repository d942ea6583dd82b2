import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { BoxLabelState } from '../../retail/BoxLabel/BoxLabel.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Code } from '../Code/Code.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import * as icons from '../Icon/icons.ts';
import { products } from '../../fixtures/products.ts';
import { exceptExamples } from '../../internal/examples.ts';
import type { Guide } from '../../internal/guide.ts';
import { Price } from '../Price/Price.tsx';
import { SizeFigure } from '../../retail/SizeFigure/SizeFigure.tsx';
import { Stamp, type StampState } from '../Stamp/Stamp.tsx';
import { Swatch } from '../Swatch/Swatch.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import type { DataTableColumn } from './columns.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

interface Pair {
  id: string;
  size: string;
  name: string;
  colours: readonly string[];
  sku: string;
  bin: string;
  price: number;
  state: Extract<StampState, 'request' | 'pending' | 'out'>;
}

const STATES = ['request', 'pending', 'out'] as const;
const WORDS = { request: 'Request', pending: 'Pending', out: 'Checked out' } as const;

/** Pairs in any number; sizes and bins come in a mixed order, so that sorting shows. */
function pairs(count: number): Pair[] {
  return Array.from({ length: count }, (_, index) => {
    const product = products[index % products.length]!;
    const bay = String((index * 7) % 41).padStart(2, '0');
    return {
      id: String(2048177300000 + index),
      size: String(6 + ((index * 5) % 17) / 2),
      name: product.name,
      colours: product.colourway.swatches,
      sku: product.sku ?? '',
      bin: `${'ABC'[index % 3]}-${bay}-0${1 + (index % 4)}`,
      price: product.price,
      state: STATES[index % 3]!,
    };
  });
}

const columns: DataTableColumn<Pair>[] = [
  {
    id: 'size',
    header: 'Size',
    width: 92,
    cell: ({ size }) => <SizeFigure size={size} scale={21} />,
    sortBy: ({ size }) => size,
  },
  {
    id: 'name',
    header: 'Product',
    width: 208,
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
    isRowHeader: true,
  },
  { id: 'way', header: 'Colourway', width: 112, cell: ({ colours }) => <Swatch colours={colours} /> },
  { id: 'sku', header: 'SKU', width: 144, cell: ({ sku }) => <Code>{sku}</Code>, sortBy: ({ sku }) => sku },
  { id: 'bin', header: 'Bin', width: 120, cell: ({ bin }) => <Code>{bin}</Code>, sortBy: ({ bin }) => bin },
  {
    id: 'price',
    header: 'Price',
    width: 112,
    align: 'end',
    cell: ({ price }) => <Price amount={price} />,
    sortBy: ({ price }) => price,
  },
  { id: 'state', header: 'State', width: 160, cell: ({ state }) => <Stamp state={state}>{WORDS[state]}</Stamp> },
];

/** Hidden, so that the others fit in a page of this book. */
const HIDDEN: readonly string[] = ['way', 'sku'];
const many: readonly Pair[] = pairs(10_000);
const stateOf = ({ state }: Pair): BoxLabelState => state;

const meta = {
  title: 'Collections/DataTable',
  component: DataTable<Pair>,
  parameters: {
    guide: {
      use: [
        'To compare, sort, choose or act on many rows of the same kind; ten thousand cost as much as twenty.',
        'In a place with a height of its own: it fills its parent and scrolls within.',
      ],
      avoid: [
        'On a phone, or for reading item by item: use List with labels or rows.',
        'For the facts of one thing: use DescriptionList.',
      ],
      anatomy: [
        ['Head', 'Names, the sort order, the handles for widths; stays in sight.'],
        ['Box column', 'One box a row and one for all, where rows can be chosen.'],
        ['Rows', 'The state bar, then a cell a column; one column names the row.'],
        ['Row menu', 'Its verbs, at its end.'],
        ['Foot', 'The next page is being loaded, or why it failed.'],
      ],
      keyboard: [
        ['Tab', 'One stop for the whole table, then out of it.'],
        ['Arrow keys', 'Go cell by cell, into the head as well.'],
        ['Home, End', 'First and last cell of a row; with Ctrl the first and last row.'],
        ['Page Up, Page Down', 'One window of rows.'],
        [
          'Enter',
          'Opens the row, or enters a cell with controls: Tab moves between them, Escape leaves. F2 does the same.',
        ],
        ['Space', 'Chooses the row. Ctrl-A chooses all of them.'],
        ['Shift-Left, Shift-Right', "In the head: set the column's width, 16 px a press."],
      ],
      accessibility: [
        'A grid with the number of rows and columns, the position of each, the sort order and the selection.',
        'getRowName is what boxes and menus are called; isRowHeader marks the column that is read with every cell.',
        'Report the result of a row action; the table only passes the action on.',
      ],
      content: [
        'Headers are one or two words without a full stop; amounts are aligned to the end, codes are in Code.',
        'label names what is listed: "Dispatched pairs". empty is an EmptyState that says what to do.',
      ],
    } satisfies Guide,
  },
  args: {
    label: 'Pairs',
    columns,
    rows: many,
    getRowId: ({ id }) => id,
    getRowName: ({ name, size }) => `${name}, ${size}`,
    getRowState: stateOf,
    sort: { column: 'bin', direction: 'ascending' },
    onSortChange: fn(),
    selection: new Set<string>(),
    onSelectionChange: fn(),
    onColumnWidthsChange: fn(),
    onOpenRow: fn(),
    getRowActions: () => [
      { id: 'move', label: 'Correct the bin', icon: icons.boxes },
      { id: 'cancel', label: 'Cancel Request', icon: icons.x, tone: 'critical' as const },
    ],
    onRowAction: fn(),
    onRetry: fn(),
    empty: (
      <EmptyState title="No results found" icon={icons.search}>
        We couldn't find anything for what you are looking.
      </EmptyState>
    ),
  },
  decorators: [
    exceptExamples((Story) => (
      <main style={{ height: 560 }}>
        <Story />
      </main>
    )),
  ],
  render: function Working({ sort: first, onSortChange, selection: chosen, onSelectionChange, ...args }) {
    const [sort, setSort] = useState<DataTableProps<Pair>['sort']>(first);
    const [selection, setSelection] = useState<ReadonlySet<string> | undefined>(chosen);
    const [widths, setWidths] = useState<NonNullable<DataTableProps<Pair>['columnWidths']>>(args.columnWidths ?? {});
    return (
      <DataTable
        {...args}
        sort={sort}
        onSortChange={(next) => {
          setSort(next);
          onSortChange?.(next);
        }}
        selection={selection}
        onSelectionChange={
          onSelectionChange &&
          ((next: ReadonlySet<string>) => {
            setSelection(next);
            onSelectionChange(next);
          })
        }
        columnWidths={widths}
        onColumnWidthsChange={(next) => {
          setWidths(next);
          args.onColumnWidthsChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<DataTableProps<Pair>>;

export default meta;
type Story = StoryObj<typeof meta>;

const cellText = (row: Element | null | undefined, column: number) =>
  row?.querySelector(`[data-column="${column}"]`)?.textContent;

const gridRow = (grid: HTMLElement, index: number) => grid.querySelector<HTMLElement>(`[data-row="${index}"]`)!;

/** [W-05] Ten thousand pairs: only visible rows are rendered, and every column sorts. */
export const Example: Story = {
  args: { hiddenColumns: HIDDEN },
  play: async ({ canvas, step }) => {
    const grid = canvas.getByRole('grid', { name: 'Pairs' });
    await step('renders only the visible rows and has the number of all rows', async () => {
      await expect(grid).toHaveAttribute('aria-rowcount', '10001');
      await expect(grid).toHaveAttribute('aria-colcount', '7');
      await expect(grid.querySelectorAll('[role="row"]').length).toBeLessThan(30);
      await expect(gridRow(grid, 0)).toHaveAttribute('aria-rowindex', '2');
    });
    await step('sorts by a column, and the other way round', async () => {
      const head = grid.querySelector<HTMLElement>('[data-row="-1"] > [data-column="1"]')!;
      await userEvent.click(within(head).getByRole('button', { name: 'Size' }));
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
      await expect(cellText(gridRow(grid, 0), 1)).toContain('6');
      await userEvent.click(within(head).getByRole('button', { name: 'Size' }));
      await expect(head).toHaveAttribute('aria-sort', 'descending');
      // Figures, not letters: 14 comes before 9.5.
      await expect(cellText(gridRow(grid, 0), 1)).toContain('14');
    });
  },
};

/** [W-05] Rows are chosen one by one or all at once. */
export const Selecting: Story = {
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Pairs' });
    const head = within(gridRow(grid, -1)).getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' });
    const first = gridRow(grid, 0);
    await userEvent.click(within(first).getByRole('checkbox', { name: /^Select Halden/ }));
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(head.indeterminate).toBe(true);
    await userEvent.click(head);
    await expect((args.onSelectionChange as ReturnType<typeof fn>).mock.lastCall?.[0]).toHaveProperty('size', 10_000);
    await userEvent.click(head);
    await expect(first).toHaveAttribute('aria-selected', 'false');
  },
};

/** [W-05] A press opens a row; its menu has verbs for it alone. */
export const RowActions: Story = {
  args: { rows: pairs(6), hiddenColumns: HIDDEN },
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Pairs' });
    await userEvent.click(gridRow(grid, 1).querySelector('[role="rowheader"]')!);
    await expect(args.onOpenRow).toHaveBeenCalledTimes(1);
    await userEvent.click(within(gridRow(grid, 0)).getByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Correct the bin' }));
    await expect(args.onRowAction).toHaveBeenLastCalledWith('move', expect.objectContaining({ bin: 'A-00-01' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    // The focus returns to the menu button, and the row was not opened.
    await waitFor(() => expect(within(gridRow(grid, 0)).getByRole('button', { name: /^Actions for/ })).toHaveFocus());
    await expect(args.onOpenRow).toHaveBeenCalledTimes(1);
  },
};

/** [W-05] With the keyboard alone: one tab stop, arrows cell by cell, Space chooses, Enter opens. */
export const Keyboard: Story = {
  play: async ({ args, canvas, step }) => {
    const grid = canvas.getByRole('grid', { name: 'Pairs' });
    const at = () => {
      const cell = document.activeElement?.closest('[data-column]');
      return [Number(cell?.parentElement?.getAttribute('data-row')), Number(cell?.getAttribute('data-column'))];
    };
    await step('is one tab stop', async () => {
      await userEvent.tab();
      await expect(at()).toEqual([-1, 0]);
      await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
      await userEvent.tab();
      await expect(grid).not.toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab({ shift: true });
    });
    await step('goes cell by cell, from the head into the rows', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}');
      await expect(at()).toEqual([1, 2]);
      await userEvent.keyboard('{End}');
      await expect(at()).toEqual([1, 8]);
      await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}');
      await expect(at()).toEqual([-1, 0]);
    });
    await step('goes to the last of ten thousand rows and back', async () => {
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await waitFor(() => expect(at()).toEqual([9999, 8]));
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await waitFor(() => expect(at()).toEqual([0, 0]));
    });
    await step('Space chooses and Enter opens', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
      await expect(grid.querySelector('[data-row="0"]')).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpenRow).toHaveBeenCalledTimes(1);
    });
    await step('Shift and the arrows set a column’s width', async () => {
      const head = gridRow(grid, -1).querySelector('[data-column="2"]')!;
      const before = Math.round(head.getBoundingClientRect().width);
      await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
      await expect(args.onColumnWidthsChange).toHaveBeenLastCalledWith({ name: before + 32 });
      await expect(Math.round(head.getBoundingClientRect().width)).toBe(before + 32);
    });
  },
};

/** [W-05] The host hides and shows columns. */
export const ColumnVisibility: Story = {
  args: { rows: pairs(6) },
  render: function Hiding(args) {
    const [hidden, setHidden] = useState<readonly string[]>(['price']);
    const ids = columns.map(({ id }) => id);
    return (
      <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100%' }}>
        <CheckboxGroup
          label="Columns"
          direction="row"
          options={columns.map(({ id, header }) => ({ value: id, label: header }))}
          value={ids.filter((id) => !hidden.includes(id))}
          onChange={(shown) => setHidden(ids.filter((id) => !shown.includes(id)))}
        />
        <DataTable {...args} hiddenColumns={hidden} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Pairs' });
    await expect(grid).toHaveAttribute('aria-colcount', '8');
    await expect(within(grid).queryByRole('columnheader', { name: 'Price' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Price' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Colourway' }));
    await expect(within(grid).getByRole('columnheader', { name: 'Price' })).toBeVisible();
    await expect(within(grid).queryByRole('columnheader', { name: 'Colourway' })).toBeNull();
    await expect(grid).toHaveAttribute('aria-colcount', '8');
  },
};

/** [W-05] The host keeps widths that the user has set; each column has a least width. */
export const Resizing: Story = {
  args: { rows: pairs(6), columnWidths: { name: 320, bin: 88 } },
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Pairs' });
    const head = within(grid).getByRole('columnheader', { name: 'Bin' });
    const width = () => Math.round(head.getBoundingClientRect().width);
    await expect(width()).toBe(88);
    within(head).getByRole('button', { name: 'Bin' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    await expect(args.onColumnWidthsChange).toHaveBeenLastCalledWith({ name: 320, bin: 72 });
    await expect(width()).toBe(72);
  },
};

/** [W-05] The next page is requested when the end comes near; screen readers hear the number of all rows. */
export const Pages: Story = {
  args: { onLoadMore: fn(), hiddenColumns: HIDDEN },
  render: function Paging(args) {
    const [count, setCount] = useState(60);
    const rows = useMemo(() => many.slice(0, count), [count]);
    return (
      <DataTable
        {...args}
        rows={rows}
        total={180}
        hasMore={count < 180}
        onLoadMore={() => {
          args.onLoadMore?.();
          setCount(count + 60);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Pairs' });
    await expect(grid).toHaveAttribute('aria-rowcount', '181');
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    for (const loads of [1, 2]) {
      grid.scrollTop = grid.scrollHeight;
      await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledTimes(loads));
    }
    grid.scrollTop = grid.scrollHeight;
    await waitFor(() => expect(gridRow(grid, 179)).toBeVisible());
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
  },
};

const shownEdges = (grid: HTMLElement) =>
  [...grid.parentElement!.querySelectorAll<HTMLElement>(':scope > [aria-hidden="true"]')]
    .filter((edge) => edge.dataset['shown'] !== undefined)
    .map((edge) => Math.round(edge.getBoundingClientRect().left - grid.getBoundingClientRect().left));

/** A shadow is at each edge with hidden columns, in both reading directions. */
export const OnAPhone: Story = {
  args: { rows: pairs(6) },
  decorators: [
    (Story) => (
      <div style={{ height: 360, maxWidth: 366 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Pairs' });
    const isRtl = getComputedStyle(grid).direction === 'rtl';
    const last = grid.clientWidth - 14;
    const [start, end] = isRtl ? [last, 0] : [0, last];
    await waitFor(() => expect(shownEdges(grid)).toEqual([end]));
    grid.scrollLeft = isRtl ? -120 : 120;
    await waitFor(() => expect(shownEdges(grid)).toEqual([start, end]));
    grid.scrollLeft = (isRtl ? -1 : 1) * grid.scrollWidth;
    await waitFor(() => expect(shownEdges(grid)).toEqual([start]));
    grid.scrollLeft = 0;
    await waitFor(() => expect(shownEdges(grid)).toEqual([end]));
  },
};
export const OnAPhoneRightToLeft: Story = { ...OnAPhone, globals: { direction: 'rtl' } };

/** Some rows are chosen: the box of the head says that it is not all of them. */
export const Chosen: Story = {
  args: { rows: pairs(8), hiddenColumns: HIDDEN },
  render: function Choosing(args) {
    const [selection, setSelection] = useState<ReadonlySet<string>>(
      () => new Set(args.rows.slice(1, 3).map(args.getRowId)),
    );
    return <DataTable {...args} selection={selection} onSelectionChange={setSelection} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2);
    await expect(canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' }).indeterminate).toBe(true);
  },
};

export const Compact: Story = { args: { density: 'compact', hiddenColumns: ['way', 'price'] } };

/** Only to be read: no boxes, no menus, few rows. */
export const Plain: Story = {
  args: { rows: pairs(6) },
  render: ({ label, columns: all, rows, getRowId, getRowName, getRowState, empty }) => (
    <DataTable
      label={label}
      columns={all}
      rows={rows}
      getRowId={getRowId}
      getRowName={getRowName}
      getRowState={getRowState}
      empty={empty}
    />
  ),
};

/** [E-01] */
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No results found');
  },
};

/** The bars are in the columns of the rows that follow. */
export const Loading: Story = {
  args: { rows: [], status: 'loading', hiddenColumns: HIDDEN },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading Pairs');
    const name = canvas.getByRole('columnheader', { name: 'Product' }).getBoundingClientRect();
    const bars = [...canvasElement.querySelectorAll('[role="status"] [aria-hidden="true"]')];
    const inName = bars
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ left, right }) => left > name.left && right < name.right);
    await expect(inName).toHaveLength(6);
  },
};

/** [E-03] */
export const Failed: Story = {
  args: { rows: [], status: 'error', error: 'The bins could not be loaded.' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Dark: Story = { ...Selecting, globals: { theme: 'dark' } };
export const HighContrast: Story = { ...Compact, globals: { theme: 'contrast' } };
export const RightToLeft: Story = { ...Compact, globals: { direction: 'rtl' } };
/** Columns and rows grow with the text: no cell is wider than its column, and the table scrolls. */
export const LargeText: Story = {
  ...Compact,
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('row', { selected: false });
    await waitFor(() => expect(first!.getBoundingClientRect().height).toBe(72));
    for (const cell of within(first!).getAllByRole('gridcell')) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    }
  },
};

/** Figures at the end edge: they can be compared. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <div style={{ height: 168 }}>
      <DataTable
        label="Bookings"
        columns={[
          { id: 'who', header: 'Customer', cell: (row: string[]) => row[0] ?? '', isRowHeader: true },
          { id: 'size', header: 'Size', cell: (row: string[]) => row[1] ?? '', align: 'end' },
        ]}
        rows={[
          ['Noa Stern', '10.5'],
          ['Ada Brandt', '7'],
        ]}
        getRowId={(row: string[]) => row[0] ?? ''}
        getRowName={(row: string[]) => row[0] ?? ''}
        empty={null}
      />
    </div>
  ),
};

/** Facts of many things cannot be sorted or chosen. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <DescriptionList
      items={[
        { label: 'Noa Stern', value: '10.5' },
        { label: 'Ada Brandt', value: '7' },
      ]}
    />
  ),
};
