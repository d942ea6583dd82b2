import { expect, test } from 'vitest';
import type { FileProgress } from './calls.ts';
import { clientOf } from './test-support/fakeNetwork.ts';

test('[Z-06] An export says how many bytes have arrived in all, and the file is whole', async () => {
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
