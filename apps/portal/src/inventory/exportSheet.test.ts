import { expect, test } from 'vitest';
import { deferred, ok, refused, settle } from '../../test/support.ts';
import { setUp } from '../../test/inventoryStore.ts';

test('An export has the filters, shows its progress, and saves the complete file', { tags: 'Z-06' }, async () => {
  const whole = deferred<never>();
  const asked: unknown[] = [];
  const { state, exportSheet, files } = setUp({
    exportInventory: (input, options) => {
      expect(state.exporting).toEqual({ received: 0, rows: undefined });
      asked.push(input);
      options?.onProgress?.({ received: 10, rows: 4 });
      return whole.promise;
    },
  });
  const first = exportSheet({ brand: ['Halden'] }, 'Inventory Canal Street');
  await exportSheet({}, 'A second press');
  expect(asked).toEqual([{ locationId: 'loc-1', brand: ['Halden'] }]);
  expect(state.exporting).toEqual({ received: 10, rows: 4 });
  whole.resolve(ok(new Blob()) as never);
  await first;
  expect(files).toEqual(['Inventory Canal Street.xlsx']);
  expect(state.exporting).toBeUndefined();
});

test('An export without an answer for 3 s waits for its turn, until it begins', { tags: 'Z-06' }, async () => {
  const whole = deferred<never>();
  let report: ((progress: { received: number; rows: number | undefined }) => void) | undefined;
  const { state, exportSheet, pauses } = setUp({
    exportInventory: (_input, options) => {
      report = options?.onProgress;
      return whole.promise;
    },
  });
  const running = exportSheet({}, 'Inventory');
  expect(pauses).toMatchObject([{ ms: 3_000 }]);
  expect(state.exporting).not.toHaveProperty('isWaiting');
  pauses[0]?.end();
  await settle();
  expect(state.exporting).toEqual({ received: 0, rows: undefined, isWaiting: true });
  report?.({ received: 0, rows: 4 });
  expect(state.exporting).toEqual({ received: 0, rows: 4 });
  whole.resolve(ok(new Blob()) as never);
  await running;
});

test.each(['has begun', 'was stopped'])('An export that %s within 3 s does not wait', { tags: 'Z-06' }, async (how) => {
  const { state, exportSheet, stopExport, pauses } = setUp({
    exportInventory: (_input, options) =>
      new Promise((resolve) => {
        if (how === 'has begun') options?.onProgress?.({ received: 0, rows: undefined });
        options?.signal?.addEventListener('abort', () => resolve({ ok: false, kind: 'aborted' }));
      }),
  });
  const first = exportSheet({}, 'Inventory');
  if (how === 'was stopped') {
    stopExport();
    await first;
    void exportSheet({}, 'Inventory');
  }
  pauses[0]?.end();
  await settle();
  expect(state.exporting).toEqual({ received: 0, rows: undefined });
});

test('An export that fails says why and saves nothing; it can be tried again', { tags: ['Z-06', 'E-03'] }, async () => {
  const answers = [refused(422, 'Too many rows.'), refused(500)];
  const { state, exportSheet, files, heard } = setUp({ exportInventory: async () => answers.shift()! });
  await exportSheet({}, 'Inventory');
  expect(state.exporting).toBeUndefined();
  await exportSheet({}, 'Inventory');
  expect([files, heard.titles()]).toEqual([[], ['Too many rows.', 'Something went wrong, please try later!']]);
});

test('A stopped export saves nothing and says nothing', { tags: 'Z-06' }, async () => {
  let report: ((progress: { received: number; rows: number | undefined }) => void) | undefined;
  const { state, exportSheet, stopExport, files, heard } = setUp({
    exportInventory: (_input, options) =>
      new Promise((resolve) => {
        report = options?.onProgress;
        options?.signal?.addEventListener('abort', () => resolve({ ok: false, kind: 'aborted' }));
      }),
  });
  const running = exportSheet({}, 'Inventory');
  stopExport();
  await running;
  // Bytes that arrive late.
  report?.({ received: 20, rows: 4 });
  expect(state.exporting).toBeUndefined();
  expect([files, heard.titles()]).toEqual([[], []]);
});
