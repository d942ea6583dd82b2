import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buttonNamed, dialog, openLine, panel } from '../../../test/lineDetail.tsx';
import { reading } from '../../../test/screens.tsx';
import { ok, refused } from '../../../test/support.ts';

const ines = { id: '1002', name: 'Ines Calloway', hasPhoto: false };
const theo = { id: '1003', name: 'Theo Brandt', hasPhoto: false };

test('a line is handed to a colleague who is chosen, never to its owner', { tags: 'Z-09' }, async () => {
  const maren = { id: '1001', name: 'Maren Okafor', hasPhoto: false };
  const screen = await openLine({}, '2', { colleagues: reading(ok([maren, ines, theo])) });
  await buttonNamed('Hand to a colleague').click();
  await expect.element(dialog.getByRole('radio')).toHaveLength(2);
  const confirm = dialog.getByRole('button', { name: 'Hand to a colleague' });
  await expect.element(confirm).toBeDisabled();
  await dialog.getByText('Theo Brandt').click();
  await confirm.click();
  expect(screen.calls).toContainEqual(['requestLines.assign', '11', theo]);
  await expect.element(dialog).not.toBeInTheDocument();
});

const busy = refused(503, 'The store is busy.', 'server');
const retry = (place: typeof panel) => place.getByRole('button', { name: 'Try again' });

test('colleagues that fail to load say why, and are read again', { tags: ['Z-09', 'E-03'] }, async () => {
  await openLine({}, '2', { colleagues: reading(busy, ok([theo])) });
  await buttonNamed('Hand to a colleague').click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The store is busy.');
  await retry(dialog).click();
  await expect.element(dialog.getByText('Theo Brandt')).toBeVisible();
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
});

test('delivery spots that fail to load say why, and are read again', { tags: ['K-12', 'E-03'] }, async () => {
  await openLine({}, '2', { spots: reading(busy, ok(['Bench 1'])) });
  await expect.element(panel.getByRole('alert')).toHaveTextContent('The store is busy.');
  await retry(panel).click();
  await panel.getByRole('button', { name: 'Add: Spot' }).click();
  await expect.element(panel.getByRole('radio', { name: 'Bench 1' })).toBeInTheDocument();
});

test('nearest sizes that fail to load say why, and are read again', { tags: ['K-12', 'E-03'] }, async () => {
  const near = { inventoryItemId: 'V10', size: '10', inStock: 2, bin: null, difference: 0.5 };
  await openLine({ status: 'unavailable' }, '2', { nearestSizes: reading(busy, ok({ sizes: [near], elsewhere: [] })) });
  await expect.element(panel.getByRole('alert')).toHaveTextContent('The store is busy.');
  await retry(panel).click();
  await expect.element(buttonNamed('Ask for 10 instead')).toBeVisible();
});

test('"Not available" asks for a reason, and each reason says what happens to the pair', { tags: 'K-12' }, async () => {
  const screen = await openLine({}, '2');
  await buttonNamed('Not available').click();
  await expect.element(dialog).toHaveTextContent('DamagedThe pair is put on hold.');
  await expect.element(dialog).toHaveTextContent('Not foundThe pair is marked as missing.');
  const confirm = dialog.getByRole('button', { name: 'Not available' });
  await expect.element(confirm).toBeDisabled();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await buttonNamed('Not available').click();
  await dialog.getByText('Damaged').click();
  await confirm.click();
  expect(screen.calls).toContainEqual(['requestLines.answerNotAvailable', '11', 'damaged']);
});

test('a pair is sold only for an order that was checked, whose pairs are named', { tags: 'Z-12' }, async () => {
  const pairs = [
    { barcode: '2048177304161', productName: 'Halden Court 82', size: '10.5', consigned: true },
    { barcode: '2048177304178', productName: 'Tarn Fell Runner', size: '9', consigned: false },
  ];
  const asked: string[][] = [];
  const sold: string[][] = [];
  const readSale = async (...args: string[]) => {
    asked.push(args);
    return args[1] === 'O-1' ? 'There is no order O-1.' : { orderNumber: args[1], isComplete: true, pairs };
  };
  const sell = async (...args: string[]) => {
    sold.push(args);
    return sold.length > 1 ? {} : undefined;
  };
  await openLine({ status: 'checkedout' }, '3', { readSale, sell });
  await buttonNamed('Sold').click();
  const number = dialog.getByRole('textbox', { name: 'Order number' });
  await expect.element(dialog.getByRole('button', { name: 'Check order' })).toBeDisabled();
  await number.fill(' O-1 ');
  await userEvent.keyboard('{Enter}');
  await expect.element(number).toHaveAccessibleDescription(expect.stringContaining('Error: There is no order O-1.'));
  await number.fill('O-2');
  await expect.element(dialog.getByRole('button', { name: 'Mark sold' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Check order' }).click();
  await expect.element(dialog).toHaveTextContent('Halden Court 82, size 10.5, 2048177304161, consigned');
  await expect.element(dialog).toHaveTextContent('Tarn Fell Runner, size 9, 2048177304178, owned by the store');
  expect(asked).toEqual([
    ['11', 'O-1'],
    ['11', 'O-2'],
  ]);
  // A sale that was refused leaves the question open.
  const confirm = dialog.getByRole('button', { name: 'Mark 2 pairs sold' });
  await confirm.click();
  await expect.poll(() => sold).toHaveLength(1);
  await expect.element(confirm).toBeVisible();
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sold).toEqual([
    ['11', 'O-2'],
    ['11', 'O-2'],
  ]);
});

test('the spot is saved when it is chosen, the note when its field is left', { tags: 'K-12' }, async () => {
  const screen = await openLine({ spot: 'Old bench', requestNote: 'Wide' }, '2', {
    spots: reading(ok(['Bench 1', 'Bench 2'])),
  });
  const saved = () => screen.calls.filter(([action]) => action === 'requestLines.setDetails');
  const change = (fact: string) => panel.getByRole('button', { name: `Change: ${fact}` });
  await change('Spot').click();
  // A spot that was removed meanwhile stays until another one is chosen.
  await expect.element(panel.getByRole('radio', { name: 'Old bench' })).toBeChecked();
  await panel.getByText('Bench 2').click();
  await panel.getByText('No delivery spot').click();
  await change('Spot').click();
  await expect.element(panel.getByRole('radiogroup')).not.toBeInTheDocument();
  expect(saved()).toEqual([
    ['requestLines.setDetails', '11', { spot: 'Bench 2' }],
    ['requestLines.setDetails', '11', { spot: null }],
  ]);
  const note = panel.getByRole('textbox', { name: 'Note' });
  await change('Note').click();
  await expect.element(note).toHaveFocus();
  await userEvent.tab();
  await expect.element(note).not.toBeInTheDocument();
  expect(saved()).toHaveLength(2);
  await change('Note').click();
  await note.fill('w'.repeat(201));
  await expect.element(note).toHaveValue('w'.repeat(200));
  await userEvent.tab();
  expect(saved().at(-1)).toEqual(['requestLines.setDetails', '11', { requestNote: 'w'.repeat(200) }]);
});

test('arrow keys go through the spots, and each one is saved', { tags: 'K-12' }, async () => {
  const spots = reading(ok(['Bench 1', 'Bench 2', 'Bench 3']));
  const saved: unknown[] = [];
  const setDetails = async (_id: string, { spot }: { spot: string }) => {
    saved.push(spot);
    return spot === 'Bench 3' ? undefined : {};
  };
  await openLine({ spot: 'Bench 1' }, '2', { spots, setDetails });
  const spot = (name: string) => panel.getByRole('radio', { name });
  await panel.getByRole('button', { name: 'Change: Spot' }).click();
  spot('Bench 1').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(spot('Bench 2')).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(spot('Bench 1')).toBeChecked();
  // A spot that could not be saved is not shown as chosen.
  await panel.getByText('Bench 3').click();
  await expect.element(spot('Bench 1')).toBeChecked();
  expect(saved).toEqual(['Bench 2', 'Bench 1', 'Bench 3']);
});

test('"Change" beside an open note saves and closes it', { tags: 'K-12' }, async () => {
  const screen = await openLine({ requestNote: 'Wide' }, '2', { spots: reading(ok(['Bench 1'])) });
  const note = panel.getByRole('textbox', { name: 'Note' });
  const change = panel.getByRole('button', { name: 'Change: Note' });
  await change.click();
  await note.fill('Narrow');
  await change.click();
  await expect.element(note).not.toBeInTheDocument();
  await change.click();
  await expect.element(note).toBeVisible();
  await panel.getByRole('button', { name: 'Add: Spot' }).click();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(panel.getByRole('radiogroup', { name: 'Bring it to' })).toBeVisible();
  const saved = screen.calls.filter(([action]) => action === 'requestLines.setDetails');
  expect(saved).toEqual([['requestLines.setDetails', '11', { requestNote: 'Narrow' }]]);
});
