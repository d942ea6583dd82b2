import type { LineStatus, RequestLine } from '@instore/api';
import { useState } from 'react';
import { ref } from 'valtio';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createScreenApp, fill, openScreen, reading } from '../../../test/screens.tsx';
import { deferred, ok, refused, requestLine } from '../../../test/support.ts';
import { LANGUAGES } from '../../shared/language/language.ts';
import { ar } from '../../app/texts/ar.ts';
import { es } from '../../app/texts/es.ts';
import { RequestsPage } from './RequestsPage.tsx';

const ines = { id: '1002', name: 'Ines Calloway', hasPhoto: false };
const theo = { id: '1003', name: 'Theo Brandt', hasPhoto: false };
/** The clock of a screen test. */
const NOW = Date.UTC(2025, 10, 21, 14, 32);
const before = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

const panel = page.getByRole('region', { name: 'Halden Court 82', exact: true });
const buttonNamed = (name: string) => panel.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

/** Opens the panel of a line of the signed-in associate, 1001. */
async function openLine(
  over: Partial<RequestLine>,
  status: LineStatus,
  actions: object = {},
  role = 'Sales_Associate',
) {
  const screen = createScreenApp({ requestLines: actions });
  const line = requestLine({ owner: { id: '1001', name: 'Maren Okafor', hasPhoto: false }, ...over });
  Object.assign(screen.state.auth, { role, user: { user_id: '1001' } });
  fill(screen.state.requestLines, [['11', line]]);
  openScreen(screen.app, <RequestsPage status={status} onStatusChange={vi.fn()} />);
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Halden Court 82/ })
    .click();
  await expect.element(panel).toBeVisible();
  return screen;
}

const ALL = [
  'Accept',
  'Nudge',
  'Sold',
  'Call customer',
  'End call',
  'Send back',
  'Handed over',
  'Not available',
  'Hand to a colleague',
  'Cancel Request',
];

const PLACED = ['Not available', 'Hand to a colleague', 'Cancel Request'];

test.each([
  [
    'an own placed line',
    { placedAt: before(5) },
    '2',
    ['Nudge', 'Not available', 'Hand to a colleague', 'Cancel Request'],
  ],
  [
    'one that was placed a minute ago',
    { placedAt: before(1) },
    '2',
    ['Not available', 'Hand to a colleague', 'Cancel Request'],
  ],
  [
    'an own pair that is out',
    { status: 'checkedout' },
    '3',
    ['Sold', 'Send back', 'Handed over', 'Hand to a colleague'],
  ],
  [
    "a customer's pair that is out",
    { status: 'checkedout', customerNumber: 112 },
    '3',
    ['Sold', 'Call customer', 'Send back', 'Handed over', 'Hand to a colleague'],
  ],
  [
    'one whose customer is called',
    { status: 'checkedout', customerNumber: 112, call: { spot: 'Bench 2', at: before(1), by: 'Ines Calloway' } },
    '3',
    ['Sold', 'End call', 'Send back', 'Handed over', 'Hand to a colleague'],
  ],
  [
    'one that comes back',
    { status: 'checkedout', sentBackAt: before(1) },
    '3',
    ['Sold', 'Handed over', 'Hand to a colleague'],
  ],
  [
    'one that the customer has',
    { status: 'checkedout', handedOverAt: before(1) },
    '3',
    ['Sold', 'Send back', 'Hand to a colleague'],
  ],
  [
    'a pair that a colleague has for a customer',
    { owner: ines, status: 'checkedout', customerNumber: 112 },
    '3',
    ['Call customer'],
  ],
  ['an own pair that is reported missing', { status: 'pending', placedAt: before(1) }, '2', PLACED],
  ['a line of a colleague', { owner: ines, placedAt: before(1) }, '2', []],
  ['a pair that a colleague has', { owner: ines, status: 'checkedout' }, '3', []],
  ['a line that is cancelled', { status: 'cancelled', placedAt: before(5) }, '2', []],
  ['a pair that is back', { status: 'checkedin' }, '3', []],
  ['a pair that is sold', { status: 'sold' }, '3', []],
  [
    'a line that waits',
    { status: 'waiting', owner: null, tryoutItemId: 'T1', requestedAt: before(1) },
    '1',
    ['Accept'],
  ],
] as [string, Partial<RequestLine>, LineStatus, string[]][])(
  'the panel of %s offers what is allowed, and nothing else',
  { tags: ['Z-09', 'Z-12', 'K-11'] },
  async (_what, over, status, names) => {
    await openLine(over, status);
    for (const name of ALL) await expect.element(buttonNamed(name)).toHaveLength(names.includes(name) ? 1 : 0);
  },
);

test('an admin manages the line of a colleague', { tags: 'Z-09' }, async () => {
  const screen = await openLine({ owner: ines, status: 'checkedout' }, '3', {}, 'Store_Admin');
  await buttonNamed('Send back').click();
  expect(screen.calls).toContainEqual(['requestLines.sendBack', '11']);
});

test('each action of the panel is done for its line, once', { tags: ['K-11', 'Z-12'] }, async () => {
  const screen = await openLine({ placedAt: before(5) }, '2');
  await buttonNamed('Nudge').click();
  expect(screen.calls).toContainEqual(['requestLines.nudge', '11']);
  screen.state.requestLines.byId['11']!.nudgedAt = before(0);
  await expect.element(panel.getByRole('button', { name: 'Nudged' })).toBeDisabled();
  Object.assign(screen.state.requestLines.byId['11']!, { status: 'checkedout' });
  await buttonNamed('Handed over').click();
  expect(screen.calls).toContainEqual(['requestLines.handOver', '11']);
  await buttonNamed('Send back').click();
  expect(screen.calls).toContainEqual(['requestLines.sendBack', '11']);
  screen.state.requestLines.pending['11'] = true;
  await expect.element(buttonNamed('Send back')).toBeDisabled();
});

test(
  "an associate reads the nearest sizes of a colleague's line but cannot choose one",
  { tags: ['Z-09', 'K-12'] },
  async () => {
    const near = { inventoryItemId: '9', size: '9', inStock: 2, bin: 'A-22-03', difference: -0.5 };
    const elsewhere = [{ location: { id: 'loc-2', name: 'Bedford Avenue' }, inStock: 3 }];
    const actions = { nearestSizes: reading(ok({ sizes: [near], elsewhere })) };
    await openLine({ owner: ines, status: 'unavailable' }, '2', actions);
    await expect.element(panel.getByText('2 in stock')).toBeVisible();
    await expect.element(panel).toHaveTextContent('10.5 is at Bedford Avenue, 3 pairs.');
    expect(panel.getByRole('radio').elements()).toHaveLength(0);
    await expect.element(panel.getByRole('button', { name: /instead$/ })).not.toBeInTheDocument();
  },
);

test('the chosen size is asked for, and the panel closes only if it is accepted', { tags: 'K-12' }, async () => {
  const near = (size: string) => ({ inventoryItemId: `V${size}`, size, inStock: 2, bin: null, difference: 0.5 });
  const answers = [false, true];
  const takeOtherSize = vi.fn(async () => answers.shift());
  const nearestSizes = reading(ok({ sizes: [near('10'), near('11')], elsewhere: [] }));
  await openLine({ status: 'unavailable' }, '2', { takeOtherSize, nearestSizes });
  await expect.element(buttonNamed('Ask for 10 instead')).toBeVisible();
  await panel.getByText('2 in stock').last().click();
  await buttonNamed('Ask for 11 instead').click();
  await expect.poll(() => answers).toHaveLength(1);
  await expect.element(panel).toBeVisible();
  await buttonNamed('Ask for 11 instead').click();
  await expect.element(panel).not.toBeInTheDocument();
  expect(takeOtherSize.mock.calls).toEqual([
    ['11', 'V11', '11'],
    ['11', 'V11', '11'],
  ]);
});

test.each([
  [{ reason: 'not found', by: 'Dario Vance', bin: 'A-14-03' }, /Not in bin A-14-03Searched by Dario Vance, /],
  [{ reason: 'not found', by: null, bin: null }, /Not foundSearched by a colleague, /],
  [{ reason: 'damaged', by: 'Dario Vance', bin: 'A-14-03' }, /DamagedSearched by Dario Vance, /],
  [{ reason: 'on hold', by: null, bin: 'A-14-03' }, /On holdSearched by a colleague, /],
  [{ reason: 'sold', by: null, bin: 'A-14-03' }, /Reported soldSearched by a colleague, /],
] as const)('a line without its pair says why, and who looked: %j', { tags: 'K-12' }, async (unavailable, text) => {
  const line = { status: 'unavailable', unavailable: { ...unavailable, at: before(3) } } as never;
  await openLine(line, '2', { nearestSizes: reading(busy) });
  await expect.element(panel.getByRole('status')).toHaveTextContent(text);
});

test('a line whose pair is looked for says what the picker noted', { tags: 'K-12' }, async () => {
  await openLine({ status: 'pending', note: 'Not in bin' }, '2');
  await expect.element(panel.getByText('Not in bin')).toBeVisible();
});

test.each([
  ['es', es, 'El par 2048177304161 no estaba en su ubicación. Toma 2048177304178 en A-14-03.'],
  [
    'ar',
    ar,
    'الزوج \u20682048177304161\u2069 لم يكن في \u2068موقعه\u2069. خذ \u20682048177304178\u2069 من \u2068A-14-03\u2069.',
  ],
] as const)(
  'a note of the store is in the language of the page: %s',
  { tags: ['K-12', 'O-07'] },
  async (code, portal, text) => {
    const { app } = await openLine(
      {
        status: 'pending',
        note: 'Pair 2048177304161 was not in its bin. Take 2048177304178 from A-14-03.',
        noteText: 'Pair {barcode} was not in {bin}. Take {other} from {place}.',
        noteValues: { barcode: '2048177304161', bin: 'its bin', other: '2048177304178', place: 'A-14-03' },
      },
      '2',
    );
    const translation = ref({ kit: {} as never, portal });
    Object.assign(app.language.state, { code, locale: LANGUAGES[code].locale, translation });
    await expect.element(page.getByText(text)).toBeVisible();
  },
);

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

test('what happened to the line is listed, the newest first', { tags: ['K-11', 'Z-12'] }, async () => {
  await openLine(
    {
      status: 'checkedout',
      requestedAt: before(40),
      placedAt: before(30),
      nudgedAt: before(20),
      checkedOutAt: before(10),
      checkedOutBy: 'Dario Vance',
      sentBackAt: before(5),
    },
    '3',
  );
  const events = panel.getByRole('list', { name: 'History' }).getByRole('listitem');
  for (const [at, words] of [
    'Sent back to the warehouse',
    'Checked out by Dario VanceFrom A-14-03',
    'Nudged',
    'Placed by Maren OkaforRequest 48213',
    'RequestedKiosk Front door',
  ].entries())
    await expect.element(events.nth(at)).toHaveTextContent(words);
});

test('the line does not show an unknown picker, bin, associate or request', { tags: 'K-11' }, async () => {
  const unknown = { checkedOutBy: null, bin: null, placedBy: null, requestId: null, handedOverAt: before(1) };
  await openLine(
    {
      status: 'checkedout',
      requestedAt: before(40),
      placedAt: before(30),
      checkedOutAt: before(10),
      ...unknown,
    } as never,
    '3',
  );
  const events = panel.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect.element(events).toHaveLength(4);
  for (const [at, words] of [
    'Handed over to the customer',
    'Checked out by the warehouse',
    'Placed by an associate',
    'RequestedKiosk Front door',
  ].entries())
    await expect.element(events.nth(at)).toHaveTextContent(new RegExp(`${words}$`));
});

test('an open line acknowledges notifications of its request, pair and try-on', { tags: 'N-05' }, async () => {
  const { calls } = await openLine({ tryoutItemId: 'T1' }, '2');
  expect(calls.filter(([action]) => action === 'common.onHandled')).toEqual([
    [
      'common.onHandled',
      [
        { name: 'Request', id: '48213' },
        { name: 'Try-out', id: 'T1' },
        { name: 'Barcode', id: '2048177304161' },
      ],
    ],
  ]);
});

test('the object of a notification opens its line, also outside the list', { tags: 'N-05' }, async () => {
  const asked: string[] = [];
  const screen = createScreenApp({
    requestLines: {
      findObject: async (id: string) => {
        asked.push(id);
        return { line: requestLine({ lineId: '99' }), status: '2' };
      },
    },
  });
  fill(screen.state.requestLines, []);
  openScreen(screen.app, <RequestsPage status="2" objectId="48213" onStatusChange={vi.fn()} />);
  await expect.element(panel).toBeVisible();
  expect(asked).toEqual(['48213']);
  screen.state.cart.lines = [{ inventoryLineItemId: 'V1', quantity: 2, status: '1' } as never];
  await expect.element(buttonNamed('Request cart 2')).toBeVisible();
  await buttonNamed('Close').click();
  await expect.element(panel).not.toBeInTheDocument();
});

test('An empty own list counts the pairs of colleagues without unaccepted ones', { tags: 'Z-09' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.requestLines, []);
  Object.assign(screen.state.requestLines, { whose: 'mine', whoseCounts: { mine: 0, all: 5, colleagues: 3 } });
  openScreen(screen.app, <RequestsPage status="1" onStatusChange={vi.fn()} />);
  await expect.element(page.getByText('Your colleagues have 3.')).toBeVisible();
  screen.state.requestLines.whoseCounts = { mine: 0, all: 2, colleagues: 0 };
  await expect.element(page.getByText('2 pairs wait for an associate.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show all' })).toBeVisible();
});

test('"All" shows the lines of the team, and an empty own list links to it', { tags: 'Z-09' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.requestLines, []);
  Object.assign(screen.state.requestLines, { whose: 'mine', whoseCounts: { mine: 0, all: 4, colleagues: 4 } });
  openScreen(screen.app, <RequestsPage status="1" onStatusChange={vi.fn()} />);
  await expect.element(page.getByText('Your colleagues have 4.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('radiogroup', { name: 'Whose requests' }).getByText('All').click();
  expect(screen.calls.filter(([action]) => action === 'requestLines.setWhose')).toEqual([
    ['requestLines.setWhose', 'all'],
    ['requestLines.setWhose', 'all'],
  ]);
});

test('a waiting request is accepted from its row, and its panel closes', { tags: 'K-05' }, async () => {
  const accepted: string[] = [];
  const screen = createScreenApp({
    shoesize: { openKioskRequests: async () => ({ acceptListed: async (id: string) => void accepted.push(id) }) },
  });
  fill(screen.state.requestLines, [['11', requestLine({ status: 'waiting', owner: null, tryoutItemId: 'T1' })]]);
  openScreen(screen.app, <RequestsPage status="1" onStatusChange={vi.fn()} />);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect.poll(() => accepted).toEqual(['T1']);
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Halden Court 82/ })
    .click();
  await buttonNamed('Accept').click();
  await expect.element(panel).not.toBeInTheDocument();
  expect(accepted).toEqual(['T1', 'T1']);
});

/** The page of an associate who presses one notification and then another one. */
function Notified() {
  const [objectId, setObjectId] = useState('48213');
  return (
    <>
      <button type="button" onClick={() => setObjectId('48214')}>
        The other notification
      </button>
      <RequestsPage status="2" objectId={objectId} onStatusChange={vi.fn()} />
    </>
  );
}

test('the line of the last pressed notification is open, also if another loads later', { tags: 'N-05' }, async () => {
  const slow = deferred<unknown>();
  const screen = createScreenApp({
    requestLines: {
      findObject: (id: string) =>
        id === '48213'
          ? slow.promise
          : Promise.resolve({ line: requestLine({ lineId: '99', productName: 'Tarn Fell Runner' }), status: '2' }),
    },
  });
  fill(screen.state.requestLines, []);
  openScreen(screen.app, <Notified />);
  await page.getByRole('button', { name: 'The other notification' }).click();
  const other = page.getByRole('region', { name: 'Tarn Fell Runner', exact: true });
  await expect.element(other).toBeVisible();
  slow.resolve({ line: requestLine({ lineId: '98' }), status: '2' });
  // By the time of the next press the late answer would be drawn.
  await page.getByRole('button', { name: 'The other notification' }).click();
  await expect.element(other).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
});
