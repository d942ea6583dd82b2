import { expect, test } from 'vitest';
import { noAnswer, ok } from '../../test/support.ts';
import { findInPages } from './findInPages.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

function listOf(items: number[], totalElements = items.length) {
  const asked: number[] = [];
  const read = async ({ page, size }: { page: number; size: number }) => {
    asked.push(page);
    return ok({ content: items.slice(page * size, (page + 1) * size), totalElements });
  };
  return { asked, read };
}

test('An item on a later page is found, and no page after it is read', { tags: 'N-05' }, async () => {
  const { asked, read } = listOf(numbers(900));
  expect(await findInPages(read, (one) => one === 450)).toEqual(ok(450));
  expect(asked).toEqual([0, 1, 2]);
});

test('A list is read to its end if it lacks the item, even if the count is too high', { tags: 'N-05' }, async () => {
  const exact = listOf(numbers(400));
  expect(await findInPages(exact.read, (one) => one === 1000)).toEqual(ok(undefined));
  expect(exact.asked).toEqual([0, 1]);
  const short = listOf(numbers(200), 10_000);
  expect(await findInPages(short.read, (one) => one === 1000)).toEqual(ok(undefined));
  expect(short.asked).toEqual([0, 1]);
});

test('A page that cannot be read is a failure, not a list without the item', { tags: ['N-05', 'E-03'] }, async () => {
  const { read } = listOf(numbers(400));
  const failing: typeof read = async (part) => (part.page === 1 ? (noAnswer as never) : read(part));
  expect(await findInPages(failing, (one) => one === 300)).toEqual(noAnswer);
});
