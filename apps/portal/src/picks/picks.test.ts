import { expect, test } from 'vitest';
import { deferred, ok, refused, refusedAs, requestLine, settle } from '../../test/support.ts';
import { type Answer, changed, checkedOut, counts, first, none, second, setUp } from '../../test/picks.ts';

test('The state starts with status request, the toggle off and no filters', { tags: 'W-01' }, () => {
  expect(setUp().state).toMatchObject({
    status: 'request',
    requestDetailsToggle: false,
    wareHouseFilters: none,
    requestDetails: undefined,
  });
});

test('Each step of a shift, done or refused, has its sound and is visible', { tags: ['W-06', 'W-14'] }, async () => {
  const w = setUp({ list: ({ status }) => (status === 'checkedout' ? [checkedOut()] : [first, second]) });
  await w.load('request', none);
  const isOut = () => w.state.rows['11']?.isLatest === true && w.state.rows['11'].line.status === 'checkedout';
  const lastToast = () => w.said.at(-1)?.title;
  const steps: [name: string, step: () => Promise<boolean>, isSeen: () => boolean][] = [
    ['take', () => w.take('48213'), () => lastToast() === '1 pair taken'],
    ['check out by scan', () => w.scan('2048177304161'), isOut],
    ['undo', () => w.undoCheckOut('11'), () => !isOut() && lastToast() === 'Check-out undone'],
    ['check out by the button', () => w.checkOutLine('11'), isOut],
    ['not in bin', () => w.reportNotInBin('12'), () => w.state.panel.kind === 'answered'],
    ['hand back', () => w.handBack('48213'), () => lastToast() === '1 pair handed back'],
    [
      'check in by scan',
      () => w.load('checkedout', none).then(() => w.scan('2048177304161')),
      () => w.state.panel.kind === 'putAway' && lastToast() === 'Checked in',
    ],
  ];
  for (const [name, step, isSeen] of steps) {
    w.clock.pass(600);
    const before = w.played.length;
    expect(await step(), name).toBe(true);
    expect(w.played.slice(before), name).toEqual(['scan-ok']);
    expect(isSeen(), `${name} is seen`).toBe(true);
  }
});

test(
  'Each refused step plays a sound, and the field or a toast says what was expected',
  { tags: ['W-06', 'W-14'] },
  async () => {
    const no = async () => refusedAs('Not planned', 'No.');
    const w = setUp({ undo: no, notInBin: no, checkOut: no, checkIn: no, take: no as never, handBack: no, cancel: no });
    await w.load('request', none);
    const inToast = () => w.said.at(-1)?.description ?? '';
    const atField = () => w.state.scan.error ?? '';
    for (const [name, step, shown] of [
      ['take', () => w.take('48213'), inToast],
      ['hand back', () => w.handBack('48213'), inToast],
      ['cancel', () => w.cancel('12'), inToast],
      ['check out', () => w.scan('4006381333931'), () => `${atField()} Expected: ${w.state.scan.expected?.bin}`],
      ['undo', () => w.undoCheckOut('11'), inToast],
      ['not in bin', () => w.reportNotInBin('12'), inToast],
      ['check in', () => w.checkIn('2048177304161'), atField],
    ] as const) {
      w.clock.pass(600);
      const before = w.played.length;
      expect(await step(), name).toBe(false);
      expect(w.played.slice(before), name).toEqual(['scan-error']);
      expect(shown(), name).toMatch(/Expected: .+/);
      w.said.length = 0;
    }
  },
);

test('One request shows its lines, each with bin and shelf', { tags: 'W-03' }, async () => {
  const w = setUp();
  await w.loadRequest('48213');
  expect(w.state).toMatchObject({ requestDetailsToggle: true, order: ['11', '12'] });
  expect(w.state.requestDetails?.requestId).toBe('48213');
  await w.scan('2048177304161');
  expect(w.state.requestDetails?.lines[0]?.status).toBe('checkedout');
  expect(await w.cancel('12')).toBe(true);
  expect(w.titles()).toEqual(['Request Canceled Successfully.']);
});

test(
  'One unit is checked out at a time, also if another list was opened meanwhile',
  { tags: ['W-02', 'W-06'] },
  async () => {
    const answer = deferred<Answer>();
    const w = setUp({ checkOut: () => answer.promise });
    await w.load('request', none);
    const scanning = w.scan('2048177304161');
    await settle();
    await w.load('checkedout', none);
    await w.load('request', none);
    expect(w.state.scan.isPending).toBe(true);
    expect(await w.checkOutLine('12')).toBe(false);
    expect(w.out).toHaveLength(1);
    answer.resolve(ok(requestLine({ status: 'checkedout' })));
    expect(await scanning).toBe(true);
    expect(w.state.scan.isPending).toBe(false);
    // The list was read since: the row shows its new status, and leaves with the next read.
    expect(w.state.rows['11']?.line.status).toBe('checkedout');
    expect(w.state.kept).toEqual({});
  },
);

test(
  'The failure of a scan is not shown at the field of another list, but in a toast',
  { tags: ['W-02', 'W-06'] },
  async () => {
    const answer = deferred<Answer>();
    const w = setUp({ checkOut: () => answer.promise });
    await w.load('request', none);
    const scanning = w.scan('2048177304161');
    await settle();
    await w.load('pending', none);
    answer.resolve(refused(409, 'This pair is promised to Ines.', 'conflict'));
    await scanning;
    expect(w.state.scan.error).toBeUndefined();
    expect(w.titles()).toEqual(['This pair is promised to Ines.']);
    expect(w.played).toEqual(['scan-error']);
  },
);

test.each(['checkedout', 'request'] as const)(
  'A line that the counts of the list %s already have is not counted again',
  { tags: ['W-02', 'W-06'] },
  async (status) => {
    const answer = deferred<Answer>();
    let known = counts();
    const w = setUp({ checkOut: () => answer.promise, counts: () => known });
    await w.load('request', none);
    const scanning = w.scan('2048177304161');
    await settle();
    // The store's counts include the write.
    known = { request: 1, pending: 0, checkedout: 6 };
    await w.load(status, none);
    answer.resolve(ok(requestLine({ status: 'checkedout' })));
    await scanning;
    expect(w.state.counts).toEqual({ request: 1, pending: 0, checkedout: 6 });
  },
);

test(
  'A row that is checked out here stays in place when its own change arrives',
  { tags: ['W-06', 'W-09'] },
  async () => {
    const slow = deferred<Answer>();
    const w = setUp({ list: ({ ids }) => (ids ? [] : [first, second]), checkOut: () => slow.promise });
    await w.load('request', none);
    const out = w.checkOutLine('11');
    // The change may arrive before the answer to the write.
    await w.readChanges(changed('11'));
    expect(w.state.order).toEqual(['11', '12']);
    slow.resolve(ok(requestLine({ status: 'checkedout' })));
    await out;
    await w.readChanges(changed('11'));
    expect(w.state.order).toEqual(['11', '12']);
    expect(w.state.rows['11']?.line.status).toBe('checkedout');
  },
);

test('A device that cannot store refuses each kind of warehouse write', { tags: ['W-10', 'W-13'] }, async () => {
  const w = setUp({ list: () => [checkedOut(), second] });
  await w.load('request', none);
  w.device.fail(Object.assign(new Error(), { name: 'QuotaExceededError' }));
  const steps = [
    () => w.take('48213'),
    () => w.handBack('48213'),
    () => w.cancel('12'),
    () => w.reportNotInBin('12'),
    () => w.undoCheckOut('11'),
    () => w.checkIn('2048177304161'),
  ];
  for (const step of steps) expect(await step()).toBe(false);
  expect(w.played).toEqual(steps.map(() => 'scan-error'));
  expect(w.state).toMatchObject({ order: ['11', '12'], scan: { isPending: false } });
  expect(w.titles()).toEqual([]);
});
