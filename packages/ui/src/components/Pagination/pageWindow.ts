/** A page number, or one of the two gaps between them. */
export type PageStep = number | 'gap before' | 'gap after';

/** The first and last page and the neighbours of the current one; a gap replaces at least two pages. */
export function pageWindow(page: number, count: number): PageStep[] {
  const near = new Set([1, count, page - 1, page, page + 1].filter((one) => one >= 1 && one <= count));
  const pages = [...near].toSorted((a, b) => a - b);
  return pages.flatMap((one, index): PageStep[] => {
    const missing = one - (pages[index - 1] ?? 0) - 1;
    if (missing === 0) return [one];
    return missing === 1 ? [one - 1, one] : [one > page ? 'gap after' : 'gap before', one];
  });
}
