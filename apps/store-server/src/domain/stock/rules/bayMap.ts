import type { BayMap } from '@instore/api';

/** A bin of an aisle, in the order of bays and positions. */
interface AisleBin {
  bay: number;
  shelf: string;
  position: number;
  isFilled: boolean;
}

/** Boxes side by side that a picker can still tell apart on a panel, as many as the mock draws. */
const PLACES_IN_SIGHT = 24;
/** More bays than this leave no room for their numbers. */
const BAYS_IN_SIGHT = 12;

/**
 * The part of an aisle around a bin, seen from the front. Shelves are counted from the floor, as people say them, and
 * drawn from the top; a shelf's places are its positions from the left.
 */
export function drawBays(
  aisle: readonly AisleBin[],
  wanted: Pick<AisleBin, 'bay' | 'position'>,
): Omit<BayMap, 'aisle'> {
  const shelves = [...new Set(aisle.map((bin) => bin.shelf))].toSorted(byNumber).toReversed();
  const stacks = new Map<string, AisleBin[]>();
  for (const bin of aisle) {
    const place = `${bin.bay} ${bin.shelf}`;
    stacks.set(place, [...(stacks.get(place) ?? []), bin]);
  }
  const positions = Math.max(...[...stacks.values()].map((stack) => stack.length));
  const bays = baysAround([...new Set(aisle.map((bin) => bin.bay))], wanted.bay, positions);

  const gaps: BayMap['gaps'] = [];
  let target = { bay: wanted.bay, shelf: 1, position: 1 };
  for (const bay of bays) {
    for (const [row, shelf] of shelves.entries()) {
      const stack = stacks.get(`${bay} ${shelf}`) ?? [];
      for (let place = 0; place < positions; place += 1) {
        const here = { bay, shelf: row + 1, position: place + 1 };
        const bin = stack[place];
        if (bin?.bay === wanted.bay && bin.position === wanted.position) target = here;
        // The box to fetch is drawn in any case: it is what the map is for.
        else if (!bin?.isFilled) gaps.push(here);
      }
    }
  }
  return { bays, shelves: shelves.length, positions, gaps, target };
}

/** The bays to draw: the wanted one about in the middle, and no empty side at an end of the aisle. */
function baysAround(all: number[], wanted: number, positions: number): number[] {
  const inSight = Math.min(BAYS_IN_SIGHT, Math.max(1, Math.floor(PLACES_IN_SIGHT / positions)));
  const first = all.indexOf(wanted) - Math.floor(inSight / 2);
  const from = Math.max(0, Math.min(first, all.length - inSight));
  return all.slice(from, from + inSight);
}

/** Shelves are called by number; a letter comes after the numbers. */
function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
