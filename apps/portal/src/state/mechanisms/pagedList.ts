import type { Failure } from '@instore/api';
import { SOMETHING_WRONG } from '../../rules/texts.ts';
import {
  type PageAnswer,
  type PageQuestion,
  type PagedFacts,
  type PagedListDependencies,
  emptyPages,
} from './pagedFacts.ts';
import { unchanged } from './unchanged.ts';

/**
 * A list that is read page by page; the one mechanism for all lists of the portal (ADR 0025).
 * - `refresh` reads as many items as are shown, so that no row disappears because of it.
 * - Only the answer to the latest question counts. A row that changed here meanwhile keeps that change.
 * - Items are merged by id: an item that moves from one page to another is shown once.
 */
export class PagedList<Item, Row, Data> {
  /** Identifies what is shown, for answers that come late: it changes when the list is emptied. */
  generation = 0;
  private key: string | undefined;
  /** Number of the latest question. */
  private latest = 0;
  private cursor: string | null | undefined;
  /** Number of rows that `more` asked for; a refresh that overtakes it reads them too. */
  private wanted = 0;
  /** Rows that changed here after the latest question was asked: its answer is older. */
  private readonly changed = new Set<string>();

  constructor(
    readonly facts: PagedFacts<Row>,
    private readonly deps: PagedListDependencies<Item, Row, Data>,
  ) {}

  /** Makes `key` the list that is shown, e.g. location and filters. True if it is another list: it starts empty. */
  open(key: string): boolean {
    if (key === this.key) return false;
    this.key = key;
    this.clear();
    return true;
  }

  /** Empties the list and drops the answers that are on their way. */
  clear(): void {
    this.generation += 1;
    this.latest += 1;
    this.cursor = undefined;
    this.wanted = 0;
    Object.assign(this.facts, emptyPages());
  }

  /** Reads the shown items again, at least the first page. */
  async refresh(): Promise<void> {
    const count = Math.max(this.deps.pageSize, this.facts.order.length, this.wanted);
    const items = await this.read({ page: 0, cursor: null }, count);
    if (items) this.replace(items);
  }

  /** Reads the next page. Does nothing while another read is on its way, and at the end of the list. */
  async more(): Promise<void> {
    const { facts, deps } = this;
    if (facts.isLoading || !this.hasMore()) return;
    this.wanted = facts.order.length + deps.pageSize;
    const page = Math.floor(this.countOnServer() / deps.pageSize);
    const items = await this.read({ page, cursor: this.cursor ?? null }, deps.pageSize);
    if (items) facts.order = [...new Set([...facts.order, ...this.take(items)])];
  }

  /** Adds an item on top, or replaces it where it is shown. */
  prepend(item: Item): void {
    if (this.put(item)) return;
    const { facts, deps } = this;
    const id = deps.idOf(item);
    this.changed.add(id);
    facts.byId[id] = deps.rowOf(item, undefined);
    facts.order = [id, ...facts.order];
    facts.total += 1;
  }

  /** Replaces an item in its place. False if it is not shown. */
  put(item: Item): boolean {
    const { facts, deps } = this;
    const id = deps.idOf(item);
    if (!facts.byId[id]) return false;
    this.changed.add(id);
    facts.byId[id] = deps.rowOf(item, facts.byId[id]);
    return true;
  }

  /** Removes an item; an answer that is on its way does not bring it back. */
  remove(id: string): void {
    const { facts } = this;
    this.changed.add(id);
    if (!facts.byId[id]) return;
    facts.order = facts.order.filter((one) => one !== id);
    facts.total = Math.max(0, facts.total - 1);
    this.drop(id);
  }

  private countOnServer(): number {
    const { isKept } = this.deps;
    return isKept ? this.facts.order.filter((id) => !isKept(id)).length : this.facts.order.length;
  }

  private hasMore(): boolean {
    return this.cursor === undefined ? this.countOnServer() < this.facts.total : this.cursor !== null;
  }

  /** Reads `count` items from a position, in several pages if need be. Undefined if a read fails or is overtaken. */
  private async read(from: Omit<PageQuestion, 'size'>, count: number): Promise<Item[] | undefined> {
    const { facts, deps, generation } = this;
    const question = (this.latest += 1);
    const size = Math.min(deps.pageSizeMax, count);
    const items: Item[] = [];
    let next = from;
    facts.isLoading = true;
    this.changed.clear();
    for (;;) {
      const answer = await deps.read({ ...next, size });
      const isLate = question !== this.latest;
      // A list that is asked for again and again while the server hangs still tells that it cannot be read.
      if (isLate && (answer.ok || facts.isKnown || generation !== this.generation)) return undefined;
      if (!answer.ok) {
        this.fail(answer, { isLate, isMore: from.page > 0 });
        return undefined;
      }
      const page = deps.pageOf(answer.data);
      // A server may send more than it was asked for; each row costs time to draw.
      items.push(...(page.isWhole ? page.items : page.items.slice(0, size)));
      const isFull = page.items.length >= size && !isLastPage(page, (next.page + 1) * size);
      if (isFull && items.length < count) {
        next = { page: next.page + 1, cursor: page.cursor ?? null };
        continue;
      }
      this.succeed(page);
      deps.onAnswer?.(answer.data);
      return items;
    }
  }

  private succeed({ total, cursor }: PageAnswer<Item>): void {
    this.cursor = cursor;
    this.wanted = 0;
    const news: Partial<PagedFacts<Row>> = { isKnown: true, error: undefined, isMoreMissing: false };
    Object.assign(this.facts, news, { total, isLoading: false });
  }

  private fail(failure: Failure, { isLate, isMore }: { isLate: boolean; isMore: boolean }): void {
    const { facts, deps } = this;
    facts.error = failure.message ?? SOMETHING_WRONG;
    facts.isMoreMissing = isMore;
    if (isLate) return;
    facts.isLoading = false;
    this.wanted = 0;
    deps.onFailure?.(failure);
  }

  /** Makes rows of items. Returns their ids, without those that were removed here meanwhile. */
  private take(items: readonly Item[]): string[] {
    const { facts, deps } = this;
    const ids = items.map((item) => {
      const id = deps.idOf(item);
      if (!this.changed.has(id)) facts.byId[id] = deps.rowOf(item, facts.byId[id]);
      return id;
    });
    return [...new Set(ids)].filter((id) => facts.byId[id]);
  }

  /** Shows these items, and the rows that stay in their place. */
  private replace(items: readonly Item[]): void {
    const { facts, deps } = this;
    const order = this.take(items);
    const shown = new Set(order);
    facts.order.forEach((id, at) => {
      const stays = this.changed.has(id) || deps.isKept?.(id) || deps.isBusy?.(id);
      if (shown.has(id) || !stays || !facts.byId[id]) return;
      order.splice(Math.min(at, order.length), 0, id);
      shown.add(id);
    });
    facts.order = unchanged(facts.order, order);
    for (const id of Object.keys(facts.byId)) if (!shown.has(id)) this.drop(id);
  }

  private drop(id: string): void {
    delete this.facts.byId[id];
    this.deps.onDrop?.(id);
  }
}

/** `end` is the number of items up to the end of the page. */
function isLastPage<Item>({ cursor, total, isWhole }: PageAnswer<Item>, end: number): boolean {
  if (isWhole) return true;
  return cursor === undefined ? end >= total : cursor === null;
}
