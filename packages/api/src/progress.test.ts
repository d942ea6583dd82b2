import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { FileProgress } from './calls.ts';
import { clientOf } from './test-support/fakeNetwork.ts';

test('An export says how many bytes have arrived in all, and the file is whole', { tags: 'Z-06' }, async () => {
  const parts = [3, 5, 2].map((length) => new Uint8Array(length).fill(length));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  const headers = { 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };
  const { api } = clientOf(() => new Response(body, { headers }));
  const seen: FileProgress[] = [];
  const answer = await api.inventory.exportInventory({ locationId: 'l' }, { onProgress: (one) => seen.push(one) });
  expect(seen.map(({ received }) => received)).toEqual([0, 3, 8, 10]);
  expect(seen.every(({ rows, done }) => rows === undefined && done === undefined)).toBe(true);
  expect(answer.ok && answer.data.size).toBe(10);
});

test('An export whose number of rows is known says how many have arrived', { tags: 'Z-06' }, async () => {
  const sheet = strToU8(`<sheetData>${'<row ></row>'.repeat(4)}</sheetData>`);
  const file = zipSync({ 'xl/worksheets/sheet1.xml': sheet, 'xl/workbook.xml': strToU8('<workbook/>') });
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const { api } = clientOf(() => new Response(file, { headers: { 'content-type': type, 'x-row-count': '3' } }));
  const seen: FileProgress[] = [];
  const answer = await api.inventory.exportInventory({ locationId: 'l' }, { onProgress: (one) => seen.push(one) });
  expect(seen[0]).toEqual({ received: 0, rows: 3, done: undefined });
  expect(seen.at(-1)).toEqual({ received: file.length, rows: 3, done: 3 });
  expect(answer.ok && [answer.data.size, answer.data.type]).toEqual([file.length, type]);
});
