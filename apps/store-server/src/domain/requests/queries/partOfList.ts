/** The requested part of a list of lines: a page, or named lines. */
interface PartQuery {
  ids?: string[];
  page?: number;
  size?: number;
}

/** How many lines to read, and after how many. Named lines are not paged: each is at most one row. */
export function partOf({ ids, page = 0, size = 20 }: PartQuery): { limit: number; offset: number } {
  return ids ? { limit: ids.length, offset: 0 } : { limit: size, offset: page * size };
}
