import { type Api, LINE_STATUS, type LineStatus, PAGE_SIZE_MAX, type RequestLine, type Result } from '@instore/api';

/** Numbers of customers have 3 to 6 digits (contract, `TryoutNumber`); a word may precede one: "Customer 119". */
const NUMBER = /^(?:\p{L}+\s+)?(\d{3,6})$/u;

/** The number of a customer that a text may be; undefined for another text. */
export function customerNumberOf(text: string): number | undefined {
  const digits = NUMBER.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** What is asked for the lines of a customer. */
export interface CustomerQuery {
  locationId: string;
  number: number;
  /** The lists of the sales floor, which have the lines before they are placed too; otherwise those of the warehouse. */
  isFloor: boolean;
}

/** Reads the live lines of a customer at a location, by the number on the ticket. */
export async function readCustomerLines(
  { storefront, inventory }: Pick<Api, 'storefront' | 'inventory'>,
  { locationId, number, isFloor }: CustomerQuery,
  signal: AbortSignal,
): Promise<Result<RequestLine[]>> {
  const part = { locationId, page: 0, size: PAGE_SIZE_MAX };
  const answers = await Promise.all(
    (Object.keys(LINE_STATUS) as LineStatus[]).map((status) =>
      isFloor
        ? storefront.getShoesizeLines({ ...part, status, whose: 'all' }, { signal })
        : inventory.getWarehouseLines({ ...part, status: LINE_STATUS[status] }, { signal }),
    ),
  );
  const lines: RequestLine[] = [];
  for (const answer of answers) {
    if (!answer.ok) return answer;
    lines.push(...answer.data.content.filter(({ customerNumber }) => customerNumber === number));
  }
  return { ok: true, data: lines };
}
