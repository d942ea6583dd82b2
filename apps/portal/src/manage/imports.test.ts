import { type Api, type FileImport, IMPORT_PART_BYTES } from '@instore/api';
import { expect, test } from 'vitest';
import { apiOf, ok, recordToasts, refusedAs } from '../../test/support.ts';
import { createImports } from './imports.ts';

const importOf = (part: Partial<FileImport> = {}): FileImport => ({
  id: '7',
  kind: 'stock',
  fileName: 'stock.csv',
  size: 2 * IMPORT_PART_BYTES + 5,
  locationId: 'loc-1',
  isComplete: false,
  state: 'uploading',
  received: 0,
  progress: 0,
  startedBy: { id: '1005', name: 'Tomas Reyes' },
  startedAt: '2026-11-24T14:30:00.000Z',
  appliedBy: null,
  endedAt: null,
  rows: null,
  counts: null,
  corrected: 0,
  leftOut: 0,
  reason: null,
  said: null,
  ...part,
});

function setUp(store: Partial<Api['store']> = {}) {
  const calls: unknown[][] = [];
  const waits: (() => void)[] = [];
  const { toasts, titles } = recordToasts();
  const imports = createImports({
    api: apiOf({
      store: {
        getImportKinds: async () => ok([]),
        getImports: async () => ok({ content: [], totalElements: 0 }),
        getImport: async ({ importId }) => ok(importOf({ id: importId })),
        getImportReport: async (asked) => {
          calls.push(['report', asked]);
          return ok({ content: [], totalElements: 0 });
        },
        startImport: async (body) => {
          calls.push(['start', body]);
          return ok(importOf({ size: body.size }));
        },
        putImportPart: async ({ offset, body }) => {
          calls.push(['part', offset, body.size]);
          const received = offset + body.size;
          return ok(importOf({ received, state: received === importOf().size ? 'checking' : 'uploading' }));
        },
        cancelImport: async () => ok(importOf({ state: 'cancelled', endedAt: '2026-11-24T14:31:00.000Z' })),
        ...store,
      },
    }),
    toasts,
    locationId: () => 'loc-1',
    after: (_ms, run) => {
      waits.push(run);
      return () => void waits.splice(waits.indexOf(run), 1);
    },
    saveFile: () => {},
  });
  return { imports, calls, waits, titles };
}

const file = new File([new Uint8Array(importOf().size)], 'stock.csv');
const parts = (calls: unknown[][]) => calls.filter(([what]) => what === 'part').map(([, ...rest]) => rest);

test('A file is sent in parts, one after the other', { tags: 'P-04' }, async () => {
  const { imports, calls } = setUp();
  expect(await imports.begin('stock', file, false)).toBe('7');
  await expect.poll(() => imports.upload.state.importId).toBeUndefined();
  expect(parts(calls)).toEqual([
    [0, IMPORT_PART_BYTES],
    [IMPORT_PART_BYTES, IMPORT_PART_BYTES],
    [2 * IMPORT_PART_BYTES, 5],
  ]);
  expect(imports.shown.state.value?.state).toBe('checking');
});

test('A part that did not arrive is sent again after a pause', { tags: 'P-04' }, async () => {
  let isDown = true;
  const { imports, waits } = setUp({
    putImportPart: async ({ offset, body }) =>
      isDown ? { ok: false, kind: 'network' } : ok(importOf({ received: offset + body.size })),
  });
  await imports.begin('stock', file, false);
  await expect.poll(() => waits.length).toBe(1);
  expect(imports.upload.state).toMatchObject({ importId: '7', sent: 0, error: expect.any(String) as string });
  isDown = false;
  waits[0]?.();
  await expect.poll(() => imports.upload.state.importId).toBeUndefined();
});

test('A part that the store refuses ends the upload and says why', { tags: 'P-04' }, async () => {
  const { imports, waits } = setUp({
    putImportPart: async () => refusedAs('Not uploading', 'This import takes no more of the file.'),
  });
  await imports.begin('stock', file, false);
  await expect.poll(() => imports.state.error).toBe('This import takes no more of the file.');
  expect(imports.upload.state.importId).toBeUndefined();
  expect(waits).toEqual([]);
});

test('A cancelled import sends no further part', { tags: 'P-04' }, async () => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  const sent: number[] = [];
  const { imports } = setUp({
    putImportPart: async ({ offset, body }) => {
      sent.push(offset);
      await held;
      return ok(importOf({ received: offset + body.size }));
    },
  });
  await imports.begin('stock', file, false);
  expect(await imports.cancel()).toBe(true);
  release();
  await held;
  expect(imports.upload.state.importId).toBeUndefined();
  expect(imports.shown.state.value?.state).toBe('cancelled');
  expect(sent).toEqual([0]);
});

test('The report is read when the check is done', { tags: 'P-04' }, async () => {
  let state: FileImport['state'] = 'checking';
  const counts = { problem: 0, removed: 0, changed: 1, kept: 0, added: 0 };
  const { imports, calls } = setUp({
    getImport: async () => ok(importOf({ state, counts: state === 'checked' ? counts : null })),
  });
  await imports.load({ kind: undefined, import: '7', what: undefined, search: undefined });
  const before = calls.length;
  state = 'checked';
  await imports.readChanges({ all: false, lines: [], tryouts: [], units: [], settings: ['imports'] });
  expect(calls.slice(before)).toHaveLength(1);
});

test('Decisions about refused rows are sent together; a new check has none', { tags: 'P-04' }, async () => {
  const problems = { problem: 2, removed: 0, changed: 0, kept: 0, added: 0 };
  const sent: unknown[] = [];
  const { imports } = setUp({
    getImport: async () => ok(importOf({ state: 'checked', counts: problems })),
    correctImport: async ({ body }) => {
      sent.push(body);
      return ok(importOf({ state: 'checking' }));
    },
  });
  await imports.load({ kind: undefined, import: '7', what: undefined, search: undefined });
  const { corrections } = imports;
  corrections.correctCell({ row: 2, column: 'code', value: 'Q-1' }, ' Q-01-01 ');
  corrections.leaveOut(3);
  corrections.correctCell({ row: 4, column: 'code', value: 'Q-4' }, 'Q-04-01');
  corrections.correctCell({ row: 4, column: 'code', value: 'Q-4' }, 'Q-4');
  expect(await imports.correct(false)).toBe(true);
  expect(sent).toEqual([
    { cells: [{ row: 2, column: 'code', value: 'Q-01-01' }], leftOut: [3], leavesOutOthers: false },
  ]);
  expect(corrections.state).toEqual({ cells: {}, leftOut: {} });
});
