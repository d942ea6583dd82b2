import type { Printer, PrintJob } from '@instore/api';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createScreenApp, openScreen, reading } from '../../../test/screens.tsx';
import { ok } from '../../../test/support.ts';
import { PrintersSection } from './PrintersSection.tsx';
import { PrintJobs } from './PrintJobs.tsx';

const tags = ['M-06', 'P-02'];
const desk: Printer = {
  printerId: '1',
  locationId: 'canal-street',
  name: 'Desk',
  address: '10.1.2.3',
  port: 9100,
  dpi: 203,
  labelWidth: 62,
  labelHeight: 38,
  state: 'no-labels',
  stateSince: null,
  waiting: 2,
  version: 0,
};
const job: PrintJob = {
  printJobId: '7',
  printerId: '1',
  printer: 'Desk',
  kind: 'bins',
  subject: 'A-14-03',
  labels: 3,
  status: 'waiting',
  problem: 'no-labels',
  requestedBy: 'Dario Vance',
  requestedAt: '2026-11-30T10:00:00Z',
  endedAt: null,
};

function open({ printers, ranges = ['10.1.0.0/16'], save }: { printers: Printer[]; ranges?: string[]; save?: object }) {
  const screen = createScreenApp({
    printers: {
      list: reading(ok({ printers, ranges })),
      jobs: reading(ok([job, { ...job, printJobId: '6', status: 'sent', problem: null }])),
      ...save,
    },
  });
  void screen.printers.load();
  void screen.printers.list.load();
  void screen.printers.jobs.load();
  openScreen(
    screen.app,
    <>
      <PrintersSection printers={screen.printers} />
      <PrintJobs printers={screen.printers} />
    </>,
  );
  return screen;
}

test('A printer shows its address, its state, and what to do about it', { tags }, async () => {
  const { calls } = open({ printers: [desk] });
  await expect.element(page.getByRole('heading', { name: 'Desk' })).toBeVisible();
  await expect.element(page.getByText('10.1.2.3:9100')).toBeVisible();
  await expect.element(page.getByText('Out of labels')).toBeVisible();
  await expect.element(page.getByText('2 print jobs wait')).toBeVisible();
  await page.getByRole('button', { name: 'Print a test page on Desk' }).click();
  expect(calls).toContainEqual(['printers.test', desk]);
});

test('Removing a printer asks first, and says what waits for it', { tags }, async () => {
  const { calls } = open({ printers: [desk] });
  await page.getByRole('button', { name: 'Remove Desk' }).click();
  await expect.element(page.getByText('2 print jobs wait for it and are not printed.')).toBeVisible();
  expect(calls.map(([name]) => name)).not.toContain('printers.remove');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => calls.map(([name]) => name)).toContain('printers.remove');
});

test('While the settings allow no addresses, no printer can be added', { tags }, async () => {
  open({ printers: [], ranges: [] });
  await expect.element(page.getByText(/PRINTER_RANGES/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Add a printer' }).elements()).toHaveLength(0);
});

test('A refused printer keeps what was typed, and says why', { tags }, async () => {
  const drafts: unknown[] = [];
  const save = async (draft: unknown) => {
    drafts.push(draft);
    return 'Another printer of this location has this name.';
  };
  open({ printers: [], save: { save } });
  await page.getByRole('button', { name: 'Add a printer' }).click();
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Desk');
  await userEvent.fill(page.getByRole('textbox', { name: 'IP address' }), '10.1.2.3');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByText('Another printer of this location has this name.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'IP address' })).toHaveValue('10.1.2.3');
  expect(drafts).toMatchObject([{ name: 'Desk', address: '10.1.2.3', port: 9100, dpi: 203, labelWidth: 62 }]);
});

test('A waiting job can be cancelled, an ended one printed again', { tags }, async () => {
  const { calls } = open({ printers: [desk] });
  await page.getByRole('button', { name: 'Cancel the print job 3 bin labels: A-14-03 …' }).click();
  await page.getByRole('button', { name: 'Print again: 3 bin labels: A-14-03 …' }).click();
  expect(calls.filter(([name]) => name === 'printers.changeJob')).toMatchObject([
    ['printers.changeJob', { printJobId: '7' }, 'cancel'],
    ['printers.changeJob', { printJobId: '6' }, 'again'],
  ]);
});
