import type { FileImport, ImportFinding } from '@instore/api';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createScreenApp, openScreen } from '../../../test/screens.tsx';
import { apiOf, ok, recordToasts } from '../../../test/support.ts';
import { createImports } from '../imports.ts';
import { ImportView } from './ImportView.tsx';

const checked: FileImport = {
  id: '7',
  kind: 'bins',
  fileName: 'bins.csv',
  size: 90,
  locationId: 'loc-1',
  isComplete: false,
  state: 'checked',
  received: 90,
  progress: 100,
  startedBy: { id: '1005', name: 'Tomas Reyes' },
  startedAt: '2026-11-24T14:30:00.000Z',
  appliedBy: null,
  endedAt: null,
  rows: 3,
  counts: { problem: 2, removed: 0, changed: 0, kept: 0, added: 0 },
  corrected: 0,
  leftOut: 0,
  reason: null,
  said: null,
};

const problem = (row: number, value: string | null): ImportFinding => ({
  id: String(row),
  what: 'problem',
  row,
  column: 'code',
  value,
  name: null,
  detail: 'must be aisle-bay-position: A-14-03',
  said: { text: 'must be aisle-bay-position: A-14-03', values: {} },
});

/** Shows an import and returns what is sent. */
async function show(shown: FileImport, content: ImportFinding[] = []): Promise<unknown[]> {
  const { app } = createScreenApp();
  const sent: unknown[] = [];
  const imports = createImports({
    api: apiOf({
      store: {
        getImportKinds: async () => ok([]),
        getImports: async () => ok({ content: [], totalElements: 0 }),
        getImport: async () => ok(shown),
        getImportReport: async () => ok({ content, totalElements: content.length }),
        correctImport: async ({ body }) => {
          sent.push(body);
          return ok({ ...shown, state: 'checking', counts: null });
        },
      },
    }),
    toasts: recordToasts().toasts,
    locationId: () => 'loc-1',
    after: () => () => {},
    saveFile: () => {},
  });
  const address = { kind: undefined, import: '7', what: undefined, search: undefined };
  await imports.load(address);
  openScreen(app, <ImportView {...address} imports={imports} onChange={() => {}} />);
  return sent;
}

const button = (name: string) => page.getByRole('button', { name });

test('A refused cell is corrected, another row is left out, and both are sent', { tags: 'P-04' }, async () => {
  const sent = await show(checked, [problem(2, 'Q-1'), problem(3, null)]);
  await expect.element(button('Check again with 0 corrections')).toBeDisabled();
  await button('Correct, Row 2').click();
  await page.getByRole('textbox', { name: 'code' }).fill('Q-01-01');
  await button('Use it').click();
  await expect.element(page.getByText('Q-01-01')).toBeVisible();
  // What several cells say together has no one cell to correct.
  await expect.element(button('Correct, Row 3')).not.toBeInTheDocument();
  await button('Leave out, Row 3').click();
  await button('Check again with 2 corrections').click();
  await expect
    .poll(() => sent)
    .toEqual([{ cells: [{ row: 2, column: 'code', value: 'Q-01-01' }], leftOut: [3], leavesOutOthers: false }]);
});

test('A decision about a row is taken back, and the others may be left out at once', { tags: 'P-04' }, async () => {
  const sent = await show(checked, [problem(2, 'Q-1'), problem(3, 'Q-2')]);
  await button('Leave out, Row 2').click();
  await button('Undo, Row 2').click();
  await expect.element(button('Check again with 0 corrections')).toBeDisabled();
  await button('Leave out all other rows with a problem').click();
  await expect.poll(() => sent).toEqual([{ cells: [], leftOut: [], leavesOutOthers: true }]);
});

test('No row of a complete file can be left out', { tags: 'P-04' }, async () => {
  await show({ ...checked, isComplete: true }, [problem(2, 'Q-1')]);
  await expect.element(button('Correct, Row 2')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Leave out/ })).not.toBeInTheDocument();
});

test('A file that cannot be read says why', { tags: ['P-04', 'E-03'] }, async () => {
  const reason = 'bins.csv cannot be read: it is not UTF-8. Save it as CSV UTF-8.';
  const said = { text: '{file} cannot be read: it is not UTF-8. Save it as CSV UTF-8.', values: { file: 'bins.csv' } };
  await show({ ...checked, state: 'failed', counts: null, rows: null, reason, said });
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect.element(button('Import another file')).toBeVisible();
});
