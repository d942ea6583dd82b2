import { expect, test } from 'vitest';
import { ok, refused, requestLine, settle } from '../../test/support.ts';
import { aisleA, changed, facets, first, none, second, setUp } from '../../test/picks.ts';

test('The list is read by status and the four filters', { tags: 'W-02' }, async () => {
  const w = setUp();
  await w.load('pending', {
    ...none,
    bin: ['A'],
    size: ['9', '10'],
    brand: ['Halden'],
    requestBy: ['Maren Okafor'],
  });
  expect(w.state.facets).toEqual(facets);
  expect(w.queries[0]).toMatchObject({
    locationId: 'loc-1',
    status: 'pending',
    bin: ['A'],
    sizes: ['9', '10'],
    brand: ['Halden'],
    requestBy: ['Maren Okafor'],
  });
  expect(w.state.order).toEqual(['11', '12']);
});

test.each([
  ['404', true],
  ['400', true],
  ['500', false],
] as const)('A request that cannot be read with %s: is there none? %s', { tags: 'R-07' }, async (status, isMissing) => {
  const kinds = { 404: 'not-found', 400: 'invalid', 500: 'server' } as const;
  const w = setUp({ request: async () => refused(Number(status), 'No such request', kinds[status]) });
  await w.loadRequest('9');
  expect(w.state).toMatchObject({ error: 'No such request', isMissing });
});

test('After a request the list is read again', { tags: ['W-03', 'R-07'] }, async () => {
  const w = setUp({ list: () => [second] });
  await w.loadRequest('48213', '12');
  w.choose('11');
  w.state.scan.error = 'Wrong';
  await w.load('request', none);
  expect(w.state).toMatchObject({ order: ['12'], scan: { error: undefined } });
  w.coverList();
  expect(w.state.requestDetailsToggle).toBe(true);
  await w.loadRequest('48213', '12');
  expect(w.state).toMatchObject({ order: ['11', '12'], chosen: '12' });
});

test('Another request starts empty; the same one keeps its rows while it is read again', { tags: 'W-03' }, async () => {
  const w = setUp();
  await w.loadRequest('48213');
  await w.scan('2048177304161');
  const again = w.loadRequest('48213');
  expect(w.state).toMatchObject({ order: ['11', '12'], kept: { '11': true }, requestDetails: { requestId: '48213' } });
  await again;
  const other = w.loadRequest('48214');
  expect(w.state).toMatchObject({ order: [], kept: {}, requestDetails: undefined });
  await other;
});

test('A request that does not exist shows that', { tags: ['E-03', 'W-03'] }, async () => {
  const w = setUp({ request: async () => refused(404, 'No request 9 at your locations', 'not-found') });
  await w.loadRequest('9');
  expect(w.state).toMatchObject({ error: 'No request 9 at your locations', isMissing: true });
  // A list is never missing.
  const list = setUp({ refuse: async () => refused(404, 'No location', 'not-found') });
  await list.load('request', none);
  expect(list.state.isMissing).toBe(false);
});

test("'Back to list' toggles the details; visiting /warehouse turns them off", { tags: 'R-07' }, async () => {
  const w = setUp();
  await w.loadRequest('48213');
  w.toggleRequestDetails();
  expect(w.state.requestDetailsToggle).toBe(false);
  w.toggleRequestDetails();
  w.resetRequestDetails();
  expect(w.state).toMatchObject({ requestDetailsToggle: false, requestDetails: undefined });
});

test('The map of a bin is read each time, and the last map stays if the read fails', { tags: 'W-01' }, async () => {
  const refusals = new Set(['F-99-01']);
  const w = setUp({ bay: (bin) => (refusals.has(bin) ? refused(404, 'There is no bin.', 'not-found') : ok(aisleA)) });
  const drawn = (bin: string) => w.state.bays[w.bayKey(bin)];
  expect(drawn('A-14-03')).toBeUndefined();
  await w.loadBay('A-14-03');
  expect(drawn('A-14-03')).toEqual(aisleA);
  refusals.add('A-14-03');
  await w.loadBay('A-14-03');
  expect(drawn('A-14-03')).toEqual(aisleA);
  await w.loadBay('F-99-01');
  expect(drawn('F-99-01')).toBeNull();
});

test(
  'A refresh of a request keeps the chosen line and the message at the field',
  { tags: ['W-03', 'L-04'] },
  async () => {
    const w = setUp({ checkOut: async () => refused(422, 'Wrong size: scanned 10, requested 9') });
    await w.loadRequest('48213', '12');
    expect(w.openPick(w.state.chosen)).toBe('12');
    w.choose('11');
    await w.scan('9999999999999');
    await w.loadRequest('48213', '12');
    expect(w.openPick(w.state.chosen)).toBe('11');
    expect(w.state.scan.error).toBe('Wrong size: scanned 10, requested 9');
  },
);

test('The line of the address is shown if it is in the request', { tags: 'W-03' }, async () => {
  const w = setUp();
  await w.loadRequest('48213', '12');
  const reading = w.loadRequest('48213', '11');
  // The rows on screen stay during the read.
  expect(w.state.order).toEqual(['11', '12']);
  await reading;
  expect(w.openPick(w.state.chosen)).toBe('11');
  await w.loadRequest('48213', '99');
  expect(w.openPick(w.state.chosen)).toBe('11');
});

test('A new line of a colleague waits until the user asks for it, and no row moves', { tags: 'W-09' }, async () => {
  const between = requestLine({ lineId: '13', bin: 'A-15-01' });
  let list = [first, second];
  const w = setUp({ list: ({ ids }) => (ids ? [between] : list) });
  await w.load('request', { ...none, brand: ['Halden'] });
  await w.readChanges(changed());
  expect(w.queries).toHaveLength(1);
  await w.readChanges(changed('12', '13'));
  expect(w.queries[1]).toEqual({ locationId: 'loc-1', status: 'request', brand: ['Halden'], ids: ['12', '13'] });
  expect(w.state.order).toEqual(['11', '12']);
  expect(w.state.arrived).toEqual(['13']);
  list = [first, between];
  await w.showArrived();
  expect(w.state.order).toEqual(['11', '13']);
  expect(w.state.arrived).toEqual([]);
  list = [first, second];
  await w.readChanges({ ...changed(), all: true });
  expect(w.queries.at(-1)).toMatchObject({ page: 0, size: 50 });
  expect(w.state.order).toEqual(['11', '12']);
});

test('A new line that leaves the list before it is shown is not counted any more', { tags: 'W-09' }, async () => {
  const between = requestLine({ lineId: '13', bin: 'A-15-01' });
  let named = [between];
  const w = setUp({ list: ({ ids }) => (ids ? named : [first, second]) });
  await w.load('request', none);
  await w.readChanges(changed('13'));
  expect(w.state.arrived).toEqual(['13']);
  named = [];
  await w.readChanges(changed('13'));
  expect(w.state.arrived).toEqual([]);
});

test('A row that a colleague finished stays in place, names the person and is locked', { tags: 'W-09' }, async () => {
  const w = setUp({ list: ({ ids }) => (ids ? [] : [first, second]) });
  w.answerRequest(() => [requestLine({ status: 'checkedout', checkedOutBy: 'Petra Lindqvist' }), second]);
  await w.load('request', none);
  await w.readChanges(changed('11'));
  await settle();
  expect(w.state.order).toEqual(['11', '12']);
  expect(w.state.rows['11']).toMatchObject({ isFinished: true, line: { checkedOutBy: 'Petra Lindqvist' } });
  expect(w.nextPick()).toBe('12');
  expect(await w.checkOutLine('11')).toBe(false);
  expect(await w.cancel('11')).toBe(false);
  expect(await w.reportNotInBin('11')).toBe(false);
  expect(w.out).toEqual([]);
  await w.load('pending', none);
  expect(w.state.arrived).toEqual([]);
});

test(
  'A request is read as a whole when one of its lines changes, and only then',
  { tags: ['W-03', 'W-09'] },
  async () => {
    const w = setUp();
    await w.loadRequest('48213');
    let lines = [first];
    w.answerRequest(() => lines);
    await w.readChanges(changed('99'));
    expect(w.state.order).toEqual(['11', '12']);
    await w.readChanges(changed('12', '99'));
    expect(w.state.order).toEqual(['11']);
    lines = [first, second];
    await w.readChanges({ ...changed(), all: true });
    expect(w.state.order).toEqual(['11', '12']);
    expect(w.queries).toEqual([]);
  },
);
