import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { field, main, court, open, withBin } from '../../../test/binsPage.tsx';

test('a refused correction keeps its input, and Enter in either field saves it', { tags: 'W-05' }, async () => {
  const screen = withBin({
    edit: {
      rowId: '1',
      version: 0,
      bin: 'A-14-07',
      shelf: '',
      isPending: false,
      error: 'Petra Lindqvist moved this pair to A-22-01 in the meantime. Check it and try again.',
    },
  });
  open(screen);
  await expect.element(page.getByRole('textbox', { name: 'Bin', exact: true })).toHaveValue('A-14-07');
  await expect.element(main).toHaveTextContent('Petra Lindqvist moved this pair to A-22-01 in the meantime.');
  const saves = () => screen.calls.filter(([action]) => action === 'bins.saveCorrection');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(saves()).toHaveLength(1);
  for (const name of ['Bin', 'Shelf']) {
    await page.getByRole('textbox', { name, exact: true }).click();
    await userEvent.keyboard('{Enter}');
  }
  expect(saves()).toHaveLength(3);
  await page.getByRole('textbox', { name: 'Shelf', exact: true }).fill('4');
  expect(screen.calls.at(-1)).toEqual(['bins.changeCorrection', { shelf: '4' }]);
  await expect.element(field).toHaveAttribute('placeholder', 'Scan the new bin');
  screen.state.bins.edit!.isPending = true;
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Leave Halden Court 82, size 10.5 where it is' }).click();
  expect(screen.calls.map(([action]) => action)).toContain('bins.stopCorrection');
});

test('while a pair is corrected, a scan replaces the bin in its field', { tags: ['W-05', 'W-12'] }, async () => {
  const saved: string[] = [];
  const edit = { rowId: '1', version: 0, bin: 'A-14-03', shelf: '3', isPending: false, error: undefined };
  const screen = withBin(
    {},
    {
      startCorrection: () => (screen.state.bins.edit = edit),
      changeCorrection: (part: { bin: string }) => Object.assign(screen.state.bins.edit!, part),
      saveCorrection: async () => void saved.push(screen.state.bins.edit!.bin),
    },
  );
  open(screen);
  await page.getByRole('button', { name: 'Correct Halden Court 82, size 10.5', exact: true }).first().click();
  await expect.element(page.getByRole('textbox', { name: 'Bin', exact: true })).toHaveFocus();
  await userEvent.keyboard('Z-99-99{Enter}');
  await userEvent.keyboard('A-14-07{Enter}');
  expect(saved).toEqual(['Z-99-99', 'A-14-07']);
});

test('at 1280 px the row that is corrected shows the whole name and the whole bin', { tags: 'W-05' }, async () => {
  await page.viewport(1280, 800);
  const screen = withBin({
    binShelfRecord: [{ ...court, productName: 'Lowland Polder High' }],
    edit: { rowId: '1', version: 0, bin: 'A-14-07', shelf: '3', isPending: false, error: undefined },
  });
  open(screen);
  const name = main.getByRole('button', { name: /^Lowland Polder High / });
  await expect.element(name).toBeVisible();
  for (const element of [name.element(), page.getByRole('textbox', { name: 'Bin', exact: true }).element()]) {
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  }
});

test('what was saved is marked with its former bin and can be undone', { tags: 'W-05' }, async () => {
  const record = { ...court, bin: 'A-14-07', version: 1 };
  const screen = withBin({
    binShelfRecord: [record],
    saved: { '1': { record, from: 'A-14-03', at: Date.UTC(2025, 10, 21, 14, 30), index: 0 } },
  });
  open(screen);
  await expect.element(main).toHaveTextContent('A-14-07From A-14-03, Nov 21, 2025');
  await page.getByRole('button', { name: 'Undo the correction of Halden Court 82, size 10.5' }).click();
  expect(screen.calls).toContainEqual(['bins.undoCorrection', '1']);
  // It was in no bin, or is in none now.
  screen.state.bins.saved['1']!.from = null;
  await expect.element(main).toHaveTextContent('A-14-07From No bin');
  screen.state.bins.binShelfRecord[0]!.bin = null;
  await expect.element(main).toHaveTextContent('No binFrom No bin');
});

test('the history in the panel is read again after a correction', { tags: 'Z-10' }, async () => {
  const runner = { ...court, rowId: '2', barcode: '2048177308299', productName: 'Tarn Fell Runner' };
  const screen = withBin({ binShelfRecord: [court, runner] });
  open(screen, { bin: 'A-14-03', pair: '1' });
  const reads = () => screen.calls.flatMap(([action, barcode]) => (action === 'history.show' ? [barcode] : []));
  await expect.poll(reads).toEqual([court.barcode]);
  screen.state.bins.binShelfRecord = [{ ...court, version: 1 }, runner];
  await expect.poll(reads).toEqual([court.barcode, court.barcode]);
  // A pair that is corrected is in the panel.
  screen.state.bins.edit = { rowId: '2', bin: 'B-02-11', shelf: '', isPending: false, error: undefined } as never;
  await expect.poll(reads).toEqual([court.barcode, court.barcode, runner.barcode]);
  const panel = page.getByRole('region', { name: 'Tarn Fell Runner' });
  await expect.element(panel).toHaveTextContent('B-02-11');
  await expect.element(panel).toHaveTextContent('it saves at once');
});

test('the panel of a pair says where it is and until when a change can be undone', { tags: 'W-05' }, async () => {
  const runner = { ...court, rowId: '2', productName: 'Tarn Fell Runner', barcode: null };
  const otherSize = { size: '44.5', sizeSystem: 'EU' };
  const screen = withBin({ binShelfRecord: [court, { ...runner, otherSize }] });
  open(screen, { bin: 'A-14-03', pair: '2' });
  const panel = page.getByRole('region', { name: 'Tarn Fell Runner' });
  await expect.element(panel).toHaveTextContent('A-14-03Aisle A, bay 14, shelf 3');
  await expect.element(panel).toHaveTextContent('US M, EU 44.5');
  expect(screen.calls).toContainEqual(['history.show', undefined]);
  expect(screen.calls).toContainEqual(['bins.loadBay', 'A-14-03']);
  const place = { bay: 14, shelf: 3, position: 1 };
  const map = { aisle: 'A', bays: [13, 14], shelves: 4, positions: 4, gaps: [], target: place };
  screen.state.bins.bays['A-14-03'] = map;
  await expect.element(panel.getByRole('img', { name: 'Aisle A, bay 14, shelf 3' })).toBeVisible();
  const edit = { rowId: '2', version: 0, bin: ' b-02-11 ', shelf: '3', isPending: false, error: undefined };
  screen.state.bins.edit = edit;
  await expect.element(panel).toHaveTextContent('CurrentA-14-03NewB-02-11Aisle B, bay 2');
  await expect.element(panel).not.toHaveTextContent('shelf');
  await expect.element(panel.getByRole('img', { name: /Aisle/ })).not.toBeInTheDocument();
  // The aisle of a typed bin is read once it rests, not for each letter.
  screen.state.bins.edit.bin = 'B-02-1';
  await expect.element(panel).toHaveTextContent('NewB-02-1Aisle');
  screen.state.bins.edit.bin = 'B-02-12';
  await expect.element(panel).toHaveTextContent('NewB-02-12');
  const read = () => screen.calls.flatMap(([action, of]) => (action === 'bins.loadBay' ? [of] : []));
  expect(read()).not.toContainEqual(expect.stringMatching(/^B/));
  screen.clock.pass(500);
  expect(read().filter((of) => String(of).startsWith('B'))).toEqual(['B-02-12']);
  screen.state.bins.edit.bin = '';
  await expect.element(panel).toHaveTextContent('CurrentA-14-03New--No bin');
  screen.state.bins.edit = undefined;
  screen.state.bins.saved = { '2': { record: runner, from: 'B-02-11', at: 0, index: 1 } };
  await expect.element(panel).toHaveTextContent('CurrentB-02-11NewA-14-03');
  await expect.element(panel).toHaveTextContent('Undo is available until you leave this bin.');
  // Corrected once more, it goes from where it is now.
  screen.state.bins.edit = { ...edit, bin: 'C-01-01' };
  await expect.element(panel).toHaveTextContent('CurrentA-14-03NewC-01-01');
  Object.assign(screen.state.bins, { edit: undefined, saved: {}, binShelfRecord: [court, { ...runner, bin: null }] });
  await expect.element(panel).toHaveTextContent('--No bin');
});

test.each([390, 820, 1024, 1280])(
  'at %i px the fields of a correction overlap nothing',
  { tags: 'W-05' },
  async (width) => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(1280, 800));
    const screen = withBin({
      binShelfRecord: [court],
      edit: { rowId: '1', version: 0, bin: 'A-14-07', shelf: '3', isPending: false, error: undefined },
    });
    open(screen, { bin: 'A-14-03' });
    const row = page.getByRole('article', { name: /Halden Court 82/ }).first();
    await expect.element(row.getByRole('textbox', { name: 'Shelf' })).toBeVisible();
    const [place, shelf, save] = [
      row.getByRole('textbox', { name: 'Bin' }),
      row.getByRole('textbox', { name: 'Shelf' }),
      row.getByRole('button', { name: 'Save' }),
    ].map((part) => part.element().getBoundingClientRect());
    expect(place!.right).toBeLessThanOrEqual(shelf!.left);
    const isBelow = save!.top >= shelf!.bottom;
    expect(isBelow || shelf!.right <= save!.left).toBe(true);
    expect(shelf!.right).toBeLessThanOrEqual(row.element().getBoundingClientRect().right);
  },
);
