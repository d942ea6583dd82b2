import type { Printer, PrintJob } from '@instore/api';
import { memoryStorage } from '@instore/browser';
import { expect, test, vi } from 'vitest';
import { apiOf, english, ok, recordToasts, refused } from '../../test/support.ts';
import { labelsOf } from './labelsOf.ts';
import { createPrinters } from './printers.ts';

const tags = ['M-06'];
const desk: Printer = {
  printerId: '1',
  locationId: 'loc-1',
  name: 'Desk',
  address: '10.1.2.3',
  port: 9100,
  dpi: 203,
  labelWidth: 62,
  labelHeight: 38,
  state: 'ready',
  stateSince: null,
  waiting: 0,
  version: 0,
};
const lift: Printer = { ...desk, printerId: '2', name: 'Lift' };
const changed = { all: false, lines: [], tryouts: [], units: [], settings: ['printers'] };
const labels = { kind: 'bins' as const, ids: ['A-14-03'] };

function open(known: Printer[], local = memoryStorage()) {
  const server = { known, jobs: [] as PrintJob[], refusal: undefined as string | undefined };
  const sent: unknown[] = [];
  const { toasts, said, actions, titles } = recordToasts();
  const jobOf = (printerId: string, over: Partial<PrintJob> = {}): PrintJob => ({
    printJobId: String(server.jobs.length + 1),
    printerId,
    printer: server.known.find((one) => one.printerId === printerId)?.name ?? '',
    kind: 'bins',
    subject: 'A-14-03',
    labels: 1,
    status: 'waiting',
    problem: null,
    requestedBy: 'Dario Vance',
    requestedAt: '2026-11-30T10:00:00Z',
    endedAt: null,
    ...over,
  });
  const printers = createPrinters({
    api: apiOf({
      store: {
        getPrinters: async () => ok({ printers: server.known, ranges: ['10.1.0.0/16'] }),
        getPrintJobs: async () => ok(server.jobs.toReversed()),
        printLabels: async ({ printerId, body }) => {
          if (server.refusal !== undefined) return refused(422, server.refusal);
          sent.push([printerId, body]);
          const job = jobOf(printerId);
          server.jobs.push(job);
          return ok(job);
        },
        cancelPrintJob: async ({ printJobId }) => {
          const job = server.jobs.find((one) => one.printJobId === printJobId)!;
          if (job.status !== 'waiting') return refused(409, 'This print job does not wait any more.', 'conflict');
          job.status = 'cancelled';
          return ok({ ...job });
        },
      },
    }),
    local,
    toasts,
    say: english,
    locationId: () => 'loc-1',
  });
  /** Changes the job that was sent last, as the store does. */
  const becomes = async (change: Partial<PrintJob>) => {
    server.jobs = server.jobs.map((job, at) => (at === server.jobs.length - 1 ? { ...job, ...change } : job));
    await printers.readChanges(changed);
  };
  return { printers, server, sent, said, actions, titles, becomes };
}

test('Labels go to the printer of the location, and a toast names it', { tags }, async () => {
  const { printers, sent, titles } = open([desk, lift]);
  const onBrowser = vi.fn();
  await printers.print(labels, onBrowser);
  expect(sent).toEqual([['1', labels]]);
  expect(titles()).toEqual(['Printing on Desk']);
  expect(onBrowser).not.toHaveBeenCalled();
});

test('Without a printer, and where a person chose it, the browser prints', { tags }, async () => {
  const none = open([]);
  const onBrowser = vi.fn();
  await none.printers.print(labels, onBrowser);
  expect(onBrowser).toHaveBeenCalledTimes(1);
  const chosen = open([desk]);
  chosen.printers.use(undefined);
  await chosen.printers.print(labels, onBrowser);
  expect(onBrowser).toHaveBeenCalledTimes(2);
  expect(chosen.sent).toEqual([]);
});

test('A device remembers its printer; one that is removed is replaced by another', { tags }, async () => {
  const local = memoryStorage();
  const first = open([desk, lift], local);
  await first.printers.load();
  first.printers.use('2');
  await first.printers.print(labels, vi.fn());
  expect(first.sent).toEqual([['2', labels]]);
  const later = open([desk], local);
  await later.printers.print(labels, vi.fn());
  expect(later.sent).toEqual([['1', labels]]);
});

test('A refused press says why, and offers the browser', { tags }, async () => {
  const { printers, server, titles, actions } = open([desk]);
  server.refusal = 'This location has no bin A-14-03.';
  const onBrowser = vi.fn();
  await printers.print(labels, onBrowser);
  expect(titles()).toEqual(['This location has no bin A-14-03.']);
  actions[0]?.();
  expect(onBrowser).toHaveBeenCalledTimes(1);
});

test('A problem of the printer is told once, its failure at the end', { tags }, async () => {
  const { printers, said, becomes } = open([desk]);
  await printers.print(labels, vi.fn());
  await becomes({ problem: 'no-labels' });
  await becomes({ problem: 'no-labels' });
  expect(said.slice(1)).toEqual([
    { kind: 'caution', title: 'Desk waits', description: 'Load labels. What waits is printed by itself.' },
  ]);
  await becomes({ problem: 'head-open', status: 'failed' });
  await becomes({ problem: 'head-open', status: 'failed' });
  expect(said.slice(2)).toMatchObject([{ kind: 'critical', title: 'Desk has not printed' }]);
});

test('A job that another device cancels or that is printed says nothing', { tags }, async () => {
  const { printers, said, becomes } = open([desk]);
  await printers.print(labels, vi.fn());
  await becomes({ status: 'sent' });
  expect(said).toHaveLength(1);
});

test('A job that is sent meanwhile is not cancelled, and the list shows it', { tags }, async () => {
  const { printers, server, titles } = open([desk]);
  await printers.load();
  await printers.print(labels, vi.fn());
  const [job] = server.jobs;
  job!.status = 'sent';
  await printers.changeJob({ ...job!, status: 'waiting' }, 'cancel');
  expect(titles()).toContain('This print job does not wait any more.');
  expect(printers.jobs.state.value).toMatchObject([{ status: 'sent' }]);
});

test('Labels of pairs name each barcode once; those of cartons are cartons', { tags }, () => {
  const pair = { barcode: '2000000012070', size: '9', name: 'Halden Court 82' };
  expect(labelsOf([pair, pair])).toEqual({ kind: 'pairs', ids: ['2000000012070'] });
  expect(labelsOf([{ ...pair, barcode: 'C-1', isCarton: true }])).toEqual({ kind: 'cartons', ids: ['C-1'] });
});
