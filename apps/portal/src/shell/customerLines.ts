import { type Api, LINE_STATUS, type LineStatus, PAGE_SIZE_MAX, type RequestLine, type Result } from '@instore/api';

/**
 * Numbers of customers have 3 to 6 digits (contract, `TryoutNumber`). The word of the ticket may precede one, in each
 * language of the portal: "Customer 119".
 */
const NUMBER = /^(?:(?:customer|cliente|(?:ال)?عميل)\s+)?(\d{3,6})$/iu;

/** Pages that are read of each list; a store has fewer live lines. */
const PAGES_MAX = 5;

/** The number of a customer that a text may be; undefined for another text. */
export function customerNumberOf(text: string): number | undefined {
  const digits = NUMBER.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Whose lines to read, and from which lists. */
export interface CustomerQuery {
  locationId: string;
  number: number;
  /** Reads the lists of the sales floor, which also have lines that are not placed yet. If false, the warehouse's lists. */
  isFloor: boolean;
}

/** Reads a list of lines page by page. */
async function readList(
  { storefront, inventory }: Pick<Api, 'storefront' | 'inventory'>,
  { locationId, isFloor }: CustomerQuery,
  status: LineStatus,
  signal: AbortSignal,
): Promise<Result<RequestLine[]>> {
  const readPage = (page: number) => {
    const part = { locationId, page, size: PAGE_SIZE_MAX };
    return isFloor
      ? storefront.getShoesizeLines({ ...part, status, whose: 'all' }, { signal })
      : inventory.getWarehouseLines({ ...part, status: LINE_STATUS[status] }, { signal });
  };
  const lines: RequestLine[] = [];
  for (let page = 0; page < PAGES_MAX; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a page says whether there is another one
    const answer = await readPage(page);
    if (!answer.ok) return answer;
    lines.push(...answer.data.content);
    if (answer.data.content.length === 0 || lines.length >= answer.data.totalElements) break;
  }
  return { ok: true, data: lines };
}

/** Reads the live lines of a customer at a location, by the number on the ticket. */
export async function readCustomerLines(
  api: Pick<Api, 'storefront' | 'inventory'>,
  query: CustomerQuery,
  signal: AbortSignal,
): Promise<Result<RequestLine[]>> {
  const statuses = Object.keys(LINE_STATUS) as LineStatus[];
  const answers = await Promise.all(statuses.map((status) => readList(api, query, status, signal)));
  // A line that moves while the lists are read is in two of them.
  const lines = new Map<string, RequestLine>();
  for (const answer of answers) {
    if (!answer.ok) return answer;
    for (const line of answer.data) if (line.customerNumber === query.number) lines.set(line.lineId, line);
  }
  return { ok: true, data: [...lines.values()] };
}
