import type { FoundSale, Result } from '@instore/api';
import { expect, test } from 'vitest';
import { saleOf, soldPairOf } from '../../test/returns.ts';
import { apiOf, fillText, ok, recordToasts, refused } from '../../test/support.ts';
import { createSay } from '../shared/language/language.ts';
import { createReturns } from './returns.ts';
import { isDamaged } from './returnsState.ts';

const back = { at: '2030-01-07T13:00:00.000Z', by: 'Ines Calloway', reason: 'too big', condition: 'worn' } as const;
const draft = { reason: 'too small', condition: 'as new', bin: 'A-14-04' } as const;

function setUp(refusal?: string) {
  const asked: unknown[] = [];
  const sounds: string[] = [];
  let found: Result<FoundSale> = ok(
    saleOf({ pairs: [soldPairOf(), soldPairOf({ rowId: '8', barcode: '2048177304178' })] }),
  );
  const api = apiOf({
    storefront: {
      findSale: async (input) => {
        asked.push(input.search);
        return found;
      },
      takeBack: async (input, { key } = {}) => {
        asked.push({ ...input, key: key !== undefined });
        if (refusal !== undefined) return refused(409, refusal);
        const { barcode, orderNumber = null, bin = null } = input;
        return ok({ returnNumber: 'R-1', barcode, orderNumber, bin, onHold: isDamaged(input) });
      },
      undoSale: async ({ orderNumber }) => {
        asked.push(`undo ${orderNumber}`);
        return refused(403, 'Maren Okafor sold order YK-30418. Ask an admin to undo the sale.');
      },
    },
  });
  const { toasts, titles } = recordToasts();
  const returns = createReturns({
    api,
    toasts,
    say: createSay(fillText, { locale: 'en-US', translation: undefined }),
    play: async (sound) => sounds.push(sound),
    locationId: () => 'canal-street',
    normaliseBarcode: (text) => text,
  });
  return { returns, asked, sounds, titles, answer: (next: Result<FoundSale>) => (found = next) };
}

test('A scanned pair opens its sale; the next pair of it is chosen without a call', { tags: 'M-05' }, async () => {
  const { returns, asked, sounds, answer } = setUp();
  answer(ok(saleOf({ scanned: '2048177304161', pairs: [soldPairOf(), soldPairOf({ barcode: '2048177304178' })] })));
  expect(await returns.scan(' 2048177304161 ')).toEqual({ sale: 'YK-30418', pair: '2048177304161' });
  expect(await returns.scan('2048177304178')).toEqual({ pair: '2048177304178' });
  returns.open('YK-30418');
  expect(asked).toEqual(['2048177304161']);
  expect(sounds).toEqual(['scan-ok', 'scan-ok']);
});

test('A pair that is not sold is refused at the field, with a sound', { tags: 'M-05' }, async () => {
  const { returns, sounds, answer } = setUp();
  answer(refused(409, 'This pair is not sold.'));
  expect(await returns.scan('2048177304161')).toBeUndefined();
  expect(returns.state.scan).toEqual({ isPending: false, error: 'This pair is not sold.' });
  expect(sounds).toEqual(['scan-error']);
});

test('A pair is taken back for the order that was read, and the sale is read again', { tags: 'M-05' }, async () => {
  const { returns, asked, titles, answer } = setUp();
  await returns.scan('yk-30418');
  answer(ok(saleOf({ pairs: [soldPairOf({ returned: back })] })));
  expect(await returns.takeBack('2048177304161', draft)).toBe(true);
  const body = { locationId: 'canal-street', barcode: '2048177304161', orderNumber: 'YK-30418', ...draft, key: true };
  expect(asked).toEqual(['yk-30418', body, 'YK-30418']);
  expect(titles()).toEqual(['Taken back. The pair is in A-14-04.']);
  expect(returns.sale.state.value?.pairs[0]?.returned).toEqual(back);
});

test('The reason of a refused return is in the form, and leaves it with the next try', { tags: 'M-05' }, async () => {
  const { returns, titles } = setUp('Ines Calloway took this pair back at 14:00.');
  await returns.scan('YK-30418');
  expect(await returns.takeBack('2048177304161', draft)).toBe(false);
  expect(returns.state.form.error).toBe('Ines Calloway took this pair back at 14:00.');
  expect(titles()).toEqual([]);
  returns.forget();
  expect(returns.state.form.error).toBeUndefined();
});

test('A refused undo says who may undo the sale', { tags: 'M-05' }, async () => {
  const { returns } = setUp();
  await returns.scan('YK-30418');
  expect(await returns.undoSale()).toBe(false);
  expect(returns.state.undo.error).toBe('Maren Okafor sold order YK-30418. Ask an admin to undo the sale.');
});

test('Only a change of a pair of the open sale reads it again', { tags: 'M-05' }, async () => {
  const { returns, asked } = setUp();
  const changes = { all: false, lines: [], tryouts: [] };
  await returns.readChanges({ ...changes, units: ['7'] });
  await returns.scan('YK-30418');
  await returns.readChanges({ ...changes, units: ['9'] });
  expect(asked).toHaveLength(1);
  await returns.readChanges({ ...changes, units: ['8'] });
  expect(asked).toHaveLength(2);
});

test.each([
  ['faulty', 'as new', true],
  ['too small', 'worn', true],
  ['too small', 'no lid', false],
  ['other', 'as new', false],
] as const)('A pair that is %s and %s goes on hold: %s', { tags: 'M-05' }, (reason, condition, isOnHold) => {
  expect(isDamaged({ reason, condition })).toBe(isOnHold);
});
