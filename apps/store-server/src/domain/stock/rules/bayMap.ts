import type { BayMap } from '@instore/api';

/** A bin of an aisle, in the order of bays and positions. */
interface AisleBin {
  bay: number;
  shelf: string;
  position: number;
  isFilled: boolean;
}

/** The most positions side by side on the map, as in the design: with more they would be too narrow to see. */
const MAX_POSITIONS = 24;

/** The most bays on the map: more leave no room for their numbers. */
const MAX_BAYS = 12;

/**
 * Draws the part of an aisle around a bin, seen from the front. Shelf labels count from the floor, the rows of the map
 * from the top; positions count from the left.
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
        // The wanted bin is never drawn as a gap.
        else if (!bin?.isFilled) gaps.push(here);
      }
    }
  }
  return { bays, shelves: shelves.length, positions, gaps, target };
}

/** The bays to draw: the wanted one about in the middle, except at the ends of the aisle. */
function baysAround(all: number[], wanted: number, positions: number): number[] {
  const drawn = Math.min(MAX_BAYS, Math.max(1, Math.floor(MAX_POSITIONS / positions)));
  const first = all.indexOf(wanted) - Math.floor(drawn / 2);
  const from = Math.max(0, Math.min(first, all.length - drawn));
  return all.slice(from, from + drawn);
}

/** Sorts shelf labels: numbers by value, then letters. */
function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
