import { expect, test as base } from '@playwright/test';
import { Book } from './Book.ts';

interface Books {
  book: Book;
  /** One in which it is always the same minute: timers run, dates stand still. */
  still: Book;
}

/** Tests that share one page a worker: a story is shown in the loaded book, which takes a tenth of loading it anew. */
export const test = base.extend<object, Books>({
  book: [async ({ browser }, use) => use(await Book.open(browser)), { scope: 'worker' }],
  still: [async ({ browser }, use) => use(await Book.open(browser, '2026-03-12T14:24:00-04:00')), { scope: 'worker' }],
});

export { expect };
