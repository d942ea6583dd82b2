import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Page } from '../Page/Page.tsx';
import { Split } from '../Split/Split.tsx';
import { Toolbar } from './Toolbar.tsx';

interface Parcel {
  id: string;
}

const COLUMNS = [{ id: 'code', header: 'Code', cell: ({ id }: Parcel) => id }];
const PARCELS: Parcel[] = [{ id: 'P-1' }, { id: 'P-2' }];

const list = (
  <>
    <Toolbar title="2 parcels" />
    <DataTable
      label="Parcels"
      columns={COLUMNS}
      rows={PARCELS}
      getRowId={({ id }) => id}
      getRowName={({ id }) => id}
      empty="No parcels"
    />
  </>
);

const onPage = <Page title="Returns">{list}</Page>;
const split = (
  <div style={{ height: 600 }}>
    <Split detailLabel="Parcel" onCloseDetail={() => {}}>
      {list}
    </Split>
  </div>
);

test.each([
  ['a page', onPage, 0],
  ['a Split', split, 24],
])('In %s a title and the table below it begin at the same edge', async (_where, screen, space) => {
  await show(screen);
  const grid = page.getByRole('grid', { name: 'Parcels' });
  await expect.element(grid).toBeVisible();
  const title = page.getByRole('heading', { name: '2 parcels' }).element();
  const frame = grid.element().parentElement!.parentElement!;
  const left = (element: Element) => element.getBoundingClientRect().left;
  expect(left(title)).toBe(left(frame));
  expect(left(frame) - left(frame.parentElement!)).toBe(space);
});
