import type { Failure } from '@instore/api';
import { proxy } from 'valtio';
import { ok } from './support.ts';
import { type PageRequest, type PagedListOptions, emptyPages } from '../src/shared/lists/pagedState.ts';
import { PagedList } from '../src/shared/lists/pagedList.ts';

export interface Item {
  id: string;
  text: string;
}

export interface Data {
  items: Item[];
  total: number;
  cursor?: string | null;
  isWhole?: boolean;
}

export type Answer = ReturnType<typeof ok<Data>> | Failure;

export const item = (id: string, text = ''): Item => ({ id, text });

export const many = (from: number, count: number) => Array.from({ length: count }, (_, at) => item(`${from + at}`));

export const ids = (items: readonly Item[]) => items.map(({ id }) => id);

/** A list with pages of 10, at most 25. The test answers its reads. */
export function setUp(
  answer: (request: PageRequest) => Promise<Answer> | Answer,
  over: Partial<PagedListOptions<Item, Item, Data>> = {},
) {
  const state = proxy(emptyPages<Item>());
  const asked: string[] = [];
  const list = new PagedList<Item, Item, Data>(state, {
    pageSize: 10,
    pageSizeMax: 25,
    read: async (request) => {
      asked.push(`${request.cursor ?? request.page} ${request.size}`);
      return answer(request);
    },
    pageOf: (data) => data,
    idOf: ({ id }) => id,
    rowOf: (one, shown) => (shown?.text === one.text ? shown : one),
    ...over,
  });
  return { state, list, asked };
}

/** A server with numbered pages of `items`, which a test may change. */
export function serverOf(items: Item[]) {
  return {
    items,
    answer({ page, size }: PageRequest): Answer {
      return ok({ items: this.items.slice(page * size, (page + 1) * size), total: this.items.length });
    },
  };
}
