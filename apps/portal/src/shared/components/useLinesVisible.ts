import { useEffect } from 'react';

/** The performance mark of the first rows that the page has drawn; `pnpm bench:feel` reads it. */
const LINES_VISIBLE = 'lines-visible';

/** Marks when the first rows of the page are drawn. */
export function useLinesVisible(areDrawn: boolean): void {
  useEffect(() => {
    if (areDrawn && performance.getEntriesByName(LINES_VISIBLE).length === 0) performance.mark(LINES_VISIBLE);
  }, [areDrawn]);
}
