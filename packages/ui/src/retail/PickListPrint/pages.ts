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
  /** The number that the customer was told at the kiosk. @default none */
  customerNumber?: number | null;
  /** Who requested it. */
  by: string;
  barcode: string | null;
  /** No customer waits for it: it is listed apart from try-ons. @default false */
  isReplenishment?: boolean;
}

/** The pairs of one aisle on one page; '' without a bin. Replenishment is a group of its own. */
export interface AisleGroup {
  aisle: string;
  isReplenishment: boolean;
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
    const { isReplenishment = false } = pick;
    const page = pages.at(-1);
    const group = page?.at(-1);
    const isSameAisle = group?.aisle === aisle && group.isReplenishment === isReplenishment;
    const needed = ROW + (isSameAisle ? 0 : AISLE);
    if (!page || needed > left) {
      pages.push([{ aisle, isReplenishment, picks: [pick] }]);
      left = BODY - ROW - AISLE;
    } else {
      if (group && isSameAisle) group.picks.push(pick);
      else page.push({ aisle, isReplenishment, picks: [pick] });
      left -= needed;
    }
  }
  return pages;
}

/** The pick before which the slip names replenishment; -1 without one. */
export const firstReplenishment = (picks: readonly PrintedPick[]): number =>
  picks.findIndex(({ isReplenishment }) => isReplenishment);

/** Height of a pair on the 62 mm roll, mm: the number of its customer is on a line of its own. */
const slipHeight = ({ customerNumber }: PrintedPick): number => (customerNumber ? 25.6 : 21);

/** Length of a pick list on the 62 mm roll, mm. */
export const rollLength = (picks: readonly PrintedPick[]): number =>
  26 + picks.reduce((sum, pick) => sum + slipHeight(pick), 0) + (firstReplenishment(picks) === -1 ? 0 : AISLE) + 6;
