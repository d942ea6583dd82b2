import { type Api, PAGE_SIZE_MAX, type RequestLine } from '@instore/api';
import { proxy } from 'valtio';
import { SOMETHING_WRONG } from '../rules/texts.ts';

/** Pairs a page. */
export const DISPATCH_PAGE_SIZE = 50;

/** Facts about what has left the stockroom [W-04]. */
export interface Dispatch {
  /** Newest first. */
  lines: RequestLine[];
  total: number;
  isLoading: boolean;
  /** The list was read once, so an empty one means that there is nothing. */
  isKnown: boolean;
  /** Why the list, or what follows it, is not here. */
  error: string | undefined;
}

export interface DispatchWorld {
  api: Pick<Api, 'inventory'>;
  locationId: () => string;
}

/** What is checked out, to whom and since when: facts and verbs. */
export function createDispatch({ api, locationId }: DispatchWorld) {
  const facts = proxy<Dispatch>({ lines: [], total: 0, isLoading: false, isKnown: false, error: undefined });
  let asked = 0;
  let place = '';

  const ask = async (page: number, size: number): Promise<RequestLine[] | undefined> => {
    asked += 1;
    const mine = asked;
    const here = place;
    facts.isLoading = true;
    const answer = await api.inventory.getWarehouseLines({
      locationId: here,
      status: 'checkedout',
      page,
      size,
    });
    // A later question was asked meanwhile, and its answer counts. Asked again and again of a store that hangs, a list
    // is told to be missing all the same.
    if (mine === asked) facts.isLoading = false;
    else if (answer.ok || facts.isKnown || here !== place) return undefined;
    if (!answer.ok) {
      facts.error = answer.message ?? SOMETHING_WRONG;
      return undefined;
    }
    Object.assign(facts, { error: undefined, isKnown: true, total: answer.data.totalElements });
    return answer.data.content;
  };
  const onceEach = (lines: RequestLine[]) => [...new Map(lines.map((line) => [line.lineId, line])).values()];

  const load = async (): Promise<void> => {
    if (place !== locationId()) {
      place = locationId();
      Object.assign(facts, { lines: [], total: 0, isKnown: false, error: undefined });
    }
    // As many as are shown, so that the list keeps its place: what goes out or comes back moves every page after it.
    const fresh = await ask(0, Math.min(PAGE_SIZE_MAX, Math.max(DISPATCH_PAGE_SIZE, facts.lines.length)));
    if (fresh) facts.lines = onceEach(fresh);
  };
  return {
    facts,
    /** What is shown anew; the screen is not emptied for it, unless it is another location's. */
    load,
    async loadMore(): Promise<void> {
      if (facts.isLoading || facts.lines.length >= facts.total) return;
      const next = await ask(Math.floor(facts.lines.length / DISPATCH_PAGE_SIZE), DISPATCH_PAGE_SIZE);
      if (next) facts.lines = onceEach([...facts.lines, ...next]);
    },
  };
}

export type DispatchState = ReturnType<typeof createDispatch>;
