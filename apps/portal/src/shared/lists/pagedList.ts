import type { Failure } from '@instore/api';
import { SOMETHING_WRONG } from '../language/texts.ts';
import { type PageAnswer, type PageRequest, type PagedState, type PagedListOptions, emptyPages } from './pagedState.ts';
import { placeItem } from './placeItem.ts';
import { RowChanges } from './rowChanges.ts';
import { unchanged } from './unchanged.ts';

/**
 * A list that is read page by page; the one mechanism for all lists of the portal (ADR 0025).
 * - `refresh` reads as many items as are shown, so that no row disappears because of it.
 * - Only the answer to the latest read counts. A row that changed here meanwhile keeps that change.
 * - Items are merged by id: an item that moves from one page to another is shown once.
 * - `readAgain` reads items that changed, and nothing else.
 */
export class PagedList<Item, Row, Data> {
  /** Identifies what is shown, for answers that come late: it changes when the list is emptied. */
  generation = 0;
  private key: string | undefined;
  /** Number of the latest read. */
  private latest = 0;
  private cursor: string | null | undefined;
  /** Number of rows that `more` asked for; a refresh that follows or overtakes it reads them too. 0: none. */
  private wanted = 0;
  private refreshes = 0;
  private readonly changed = new RowChanges();
  /** Number of changes when the latest read began. */
  private askedAt = 0;

  constructor(
    readonly state: PagedState<Row>,
    private readonly options: PagedListOptions<Item, Row, Data>,
  ) {}

  /** Makes `key` the list that is shown, e.g. location and filters. True if it is another list: it starts empty. */
  open(key: string): boolean {
    if (key === this.key) return false;
    this.key = key;
    this.clear();
    return true;
  }

  /** Empties the list and drops the answers of reads in flight. */
  clear(): void {
    this.generation += 1;
    this.latest += 1;
    this.cursor = undefined;
    this.wanted = 0;
    Object.assign(this.state, emptyPages());
  }

  /** Reads the shown items again, at least the first page. */
  async refresh(): Promise<void> {
    this.refreshes += 1;
    const count = Math.max(this.options.pageSize, this.state.order.length, this.wanted);
    const items = await this.read({ page: 0, cursor: null }, count, count);
    if (!items) return;
    this.replace(items);
    // `more` was called meanwhile. All rows are read again: pages that are read at two times may leave a gap.
    if (this.wanted > 0 && this.hasMore()) await this.refresh();
    else this.setWanted(0);
  }

  /** Reads the next page; after a refresh that is in flight. Does nothing at the end of the list. */
  async more(): Promise<void> {
    const { state, options } = this;
    if (!this.hasMore()) return;
    this.setWanted(state.order.length + options.pageSize);
    if (state.isLoading) return;
    const page = Math.floor(this.countOnServer() / options.pageSize);
    const items = await this.read({ page, cursor: this.cursor ?? null }, options.pageSize, this.wanted);
    if (items) state.order = [...new Set([...state.order, ...this.take(items)])];
  }

  /**
   * Reads items again, shown or not: what has left the list is dropped, what is new is shown in its place. Refreshes the
   * list instead if another read is in flight, there are too many items, or they cannot be read.
   */
  async readAgain(ids: readonly string[]): Promise<void> {
    const { state, options, generation, refreshes, latest } = this;
    const askedAt = this.changed.count;
    if (ids.length === 0) return undefined;
    const { changes } = options;
    if (!changes || !state.isKnown || state.isLoading || ids.length > options.pageSizeMax) return this.refresh();
    const answer = await changes.read([...ids]);
    // A refresh that was asked for meanwhile has a newer answer.
    if (generation !== this.generation || refreshes !== this.refreshes) return undefined;
    // A page that was asked for meanwhile may leave a gap: items move up when others leave.
    if (!answer.ok || latest !== this.latest) return this.refresh();
    const page = options.pageOf(answer.data);
    const isWhole = !this.hasMore();
    const items = new Map(page.items.map((item) => [options.idOf(item), item]));
    const current = ids.filter((id) => !this.changed.isAfter(id, askedAt));
    if (options.inPlace && state.order.length > 0) this.showInPlace(current, items);
    else
      for (const id of current) {
        const item = items.get(id);
        const isShown = item !== undefined && placeItem(state, { id, item, isWhole, ...options, ...changes });
        if (!isShown && !this.staysAnyway(id)) this.dropRow(id);
      }
    state.total = page.total;
    options.onAnswer?.(answer.data);
    return undefined;
  }

  /**
   * Adds items on top in one change, the last one topmost; those that are shown are replaced in their place.
   *
   * @param most if more are new, only the last so many are shown, and `more` reads all others again: for lists with
   * numbered pages. Has no effect while a read is in flight: its answer would leave a gap. @default no limit
   */
  prependAll(items: readonly Item[], most = Infinity): void {
    const { state, options } = this;
    const unshown = items.filter((item) => !this.put(item));
    const fresh = [...new Map(unshown.map((item) => [options.idOf(item), item])).values()];
    if (fresh.length === 0) return;
    const isCut = fresh.length > most && !state.isLoading;
    const added = (isCut ? fresh.slice(-most) : fresh).map((item) => {
      const id = options.idOf(item);
      this.changed.note(id);
      state.byId[id] = options.rowOf(item, undefined);
      return id;
    });
    const before = state.order;
    state.order = [...added.toReversed(), ...(isCut ? [] : before)];
    state.total += fresh.length;
    if (isCut) this.forget(before);
  }

  /**
   * Drops the rows after the first `count`; `more` reads them again. For lists with numbered pages. Does nothing while a
   * read is in flight: its answer would leave a gap.
   */
  keepFirst(count: number): void {
    const { state } = this;
    if (state.isLoading || state.order.length <= count) return;
    const dropped = state.order.slice(count);
    state.order = state.order.slice(0, count);
    this.forget(dropped);
  }

  /** Replaces an item in its place. False if it is not shown. */
  put(item: Item): boolean {
    const { state, options } = this;
    const id = options.idOf(item);
    if (!state.byId[id]) return false;
    this.changed.note(id);
    state.byId[id] = options.rowOf(item, state.byId[id]);
    return true;
  }

  /** Removes an item; the answer of a read in flight does not bring it back. */
  remove(id: string): void {
    const { state } = this;
    this.changed.note(id);
    if (!state.byId[id]) return;
    state.total = Math.max(0, state.total - 1);
    this.dropRow(id);
  }

  /** Whether a row stays although the server's list does not have it. */
  private staysAnyway(id: string): boolean {
    const { isKept, isBusy } = this.options;
    return (isKept?.(id) ?? false) || (isBusy?.(id) ?? false);
  }

  /** Updates shown rows where they are, and reports which items have come and gone. */
  private showInPlace(ids: readonly string[], items: ReadonlyMap<string, Item>): void {
    const { state, options } = this;
    const [shown, others] = [ids.filter((id) => state.byId[id]), ids.filter((id) => !state.byId[id])];
    for (const id of shown) {
      const item = items.get(id);
      if (item !== undefined) state.byId[id] = options.rowOf(item, state.byId[id]);
    }
    options.inPlace?.onGone(shown.filter((id) => !items.has(id) && !this.staysAnyway(id)));
    const [come, left] = [others.filter((id) => items.has(id)), others.filter((id) => !items.has(id))];
    options.inPlace?.onArrival(come, left);
  }

  private countOnServer(): number {
    const { isKept } = this.options;
    return isKept ? this.state.order.filter((id) => !isKept(id)).length : this.state.order.length;
  }

  private hasMore(): boolean {
    return this.cursor === undefined ? this.countOnServer() < this.state.total : this.cursor !== null;
  }

  private setWanted(count: number): void {
    this.wanted = count;
    this.state.isMoreLoading = count > 0;
  }

  /**
   * Reads `count` items from a position, in several pages if need be; then `rows` rows are read. Undefined if a read
   * fails or is overtaken.
   */
  private async read(from: Omit<PageRequest, 'size'>, count: number, rows: number): Promise<Item[] | undefined> {
    const { state, options, generation } = this;
    const number = (this.latest += 1);
    const size = Math.min(options.pageSizeMax, count);
    const items: Item[] = [];
    let next = from;
    state.isLoading = true;
    this.askedAt = this.changed.count;
    for (;;) {
      const answer = await options.read({ ...next, size });
      const isLate = number !== this.latest;
      // A failure of an overtaken read is shown too while nothing has been read: the later reads may hang as well.
      if (isLate && (answer.ok || state.isKnown || generation !== this.generation)) return undefined;
      if (!answer.ok) {
        this.fail(answer, { isLate, isMore: from.page > 0 });
        return undefined;
      }
      const page = options.pageOf(answer.data);
      // A server may send more than it was asked for; each row costs time to draw.
      items.push(...(page.isWhole ? page.items : page.items.slice(0, size)));
      const isFull = page.items.length >= size && !isLastPage(page, (next.page + 1) * size);
      if (isFull && items.length < count) {
        next = { page: next.page + 1, cursor: page.cursor ?? null };
        continue;
      }
      if (this.wanted <= rows) this.setWanted(0);
      this.succeed(page);
      options.onAnswer?.(answer.data);
      return items;
    }
  }

  private succeed({ total, cursor }: PageAnswer<Item>): void {
    this.cursor = cursor;
    const state: Partial<PagedState<Row>> = { isKnown: true, error: undefined, isMoreMissing: false };
    Object.assign(this.state, state, { total, isLoading: false });
  }

  private fail(failure: Failure, { isLate, isMore }: { isLate: boolean; isMore: boolean }): void {
    const { state, options } = this;
    state.error = failure.message ?? SOMETHING_WRONG;
    state.isMoreMissing = isMore;
    if (isLate) return;
    // `wanted` stays: a retry reads as much as the user asked for.
    state.isLoading = false;
    state.isMoreLoading = false;
    options.onFailure?.(failure);
  }

  /** Makes rows of items. Returns their ids, without those that were removed here meanwhile. */
  private take(items: readonly Item[]): string[] {
    const { state, options } = this;
    const ids = items.map((item) => {
      const id = options.idOf(item);
      if (!this.changed.isAfter(id, this.askedAt)) state.byId[id] = options.rowOf(item, state.byId[id]);
      return id;
    });
    return [...new Set(ids)].filter((id) => state.byId[id]);
  }

  /** Shows these items, and the rows that stay in their place. */
  private replace(items: readonly Item[]): void {
    const { state } = this;
    const order = this.take(items);
    const shown = new Set(order);
    state.order.forEach((id, at) => {
      const stays = this.changed.isAfter(id, this.askedAt) || this.staysAnyway(id);
      if (shown.has(id) || !stays || !state.byId[id]) return;
      order.splice(Math.min(at, order.length), 0, id);
      shown.add(id);
    });
    state.order = unchanged(state.order, order);
    for (const id of Object.keys(state.byId)) if (!shown.has(id)) this.drop(id);
  }

  private dropRow(id: string): void {
    const { state } = this;
    if (!state.byId[id]) return;
    state.order = state.order.filter((one) => one !== id);
    this.drop(id);
  }

  /** Drops rows that left the list while no read was in flight. */
  private forget(ids: readonly string[]): void {
    for (const id of ids) {
      this.drop(id);
      this.changed.forget(id);
    }
  }

  private drop(id: string): void {
    delete this.state.byId[id];
    this.options.onDrop?.(id);
  }
}

/** `end` is the number of items up to the end of the page. */
function isLastPage<Item>({ cursor, total, isWhole }: PageAnswer<Item>, end: number): boolean {
  if (isWhole) return true;
  return cursor === undefined ? end >= total : cursor === null;
}
