/** A pair of a printed pick list. */
export interface PrintedPick {
  id: string;
  /** `null` without a bin. */
  bin: string | null;
  size: string;
  sizeSystem: string;
  name: string;
  colourway: string;
  sku: string | null;
  /** Who requested it. */
  by: string;
  barcode: string | null;
}

/** The pairs of one aisle on one page; '' without a bin. */
export interface AisleGroup {
  aisle: string;
  picks: PrintedPick[];
}

/** Heights on an A4 page, mm. */
const ROW = 21.5;
const AISLE = 11.6;
/** What is left for rows between head and foot of an A4 page, mm. */
const BODY = 238;

/** Divides the pairs into A4 pages; each page names the aisle with which it begins. */
export function pagesOf(picks: readonly PrintedPick[]): AisleGroup[][] {
  const pages: AisleGroup[][] = [];
  let left = 0;
  for (const pick of picks) {
    const aisle = pick.bin?.split('-')[0] ?? '';
    const page = pages.at(-1);
    const group = page?.at(-1);
    const isSameAisle = group?.aisle === aisle;
    const needed = ROW + (isSameAisle ? 0 : AISLE);
    if (!page || needed > left) {
      pages.push([{ aisle, picks: [pick] }]);
      left = BODY - ROW - AISLE;
    } else {
      if (group && isSameAisle) group.picks.push(pick);
      else page.push({ aisle, picks: [pick] });
      left -= needed;
    }
  }
  return pages;
}

/** Length of a pick list on the 62 mm roll, mm. */
export const rollLength = (count: number): number => 26 + count * 21 + 6;
