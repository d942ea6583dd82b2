import type { LineStatus, RequestLine } from '@instore/api';
import { useState } from 'react';
import { ref } from 'valtio';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { buttonNamed, openLine, panel } from '../../../test/lineDetail.tsx';
import { createScreenApp, fill, openScreen, reading } from '../../../test/screens.tsx';
import { deferred, ok, refused, requestLine } from '../../../test/support.ts';
import { LANGUAGES } from '../../shared/language/language.ts';
import { ar } from '../../app/texts/ar.ts';
import { es } from '../../app/texts/es.ts';
import { RequestsPage } from './RequestsPage.tsx';

const ines = { id: '1002', name: 'Ines Calloway', hasPhoto: false };
/** The clock of a screen test. */
const NOW = Date.UTC(2025, 10, 21, 14, 32);
const before = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

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
  await openLine(line, '2', { nearestSizes: reading(refused(503, 'The store is busy.', 'server')) });
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
