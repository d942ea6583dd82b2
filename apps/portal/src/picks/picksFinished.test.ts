import { expect, test } from 'vitest';
import { apiOf, deferred, ok, refused, requestLine } from '../../test/support.ts';
import { showFinished } from './picksFinished.ts';

const rowOf = (lineId: string, requestId: string | null = 'R1') => ({
  line: requestLine({ lineId, requestId }),
  isPending: false,
});

test('The finished view shows the current state of lines that left the list', { tags: 'W-09' }, async () => {
  const rows = { 11: rowOf('11'), 12: rowOf('12'), 13: rowOf('13'), 14: rowOf('14', 'R2'), 15: rowOf('15', null) };
  const slow = deferred<undefined>();
  const asked: string[] = [];
  const api = apiOf({
    inventory: {
      getRequest: async ({ requestId }) => {
        asked.push(requestId);
        await slow.promise;
        const lines = ['11', '12', '13'].map((lineId) => requestLine({ lineId, status: 'checkedout' }));
        return requestId === 'R1' ? ok({ lines } as never) : refused(503);
      },
    },
  });
  const reading = showFinished({ rows }, api, ['11', '12', '14', '15', 'gone']);
  expect(Object.entries(rows).flatMap(([id, row]) => ('isFinished' in row ? [id] : []))).toEqual([
    '11',
    '12',
    '14',
    '15',
  ]);
  // An undo: the line is in the list again.
  Object.assign(rows[12], { isFinished: false });
  slow.resolve(undefined);
  await reading;
  expect(asked).toEqual(['R1', 'R2']);
  expect(Object.values(rows).map(({ line }) => line.status)).toEqual([
    'checkedout',
    'request',
    'request',
    'request',
    'request',
  ]);
});
