/** A box on a shelf in the map's units; 1 is 1 px at the map's own size. */
export const BOX = { width: 12, height: 18 } as const;

const BOX_GAP = 1;
const BAY_GAP = 3;
const SHELF_STEP = 32;
const TOP = 8;

/** Where the shelf of a bay begins, and how wide it is. `column` counts from 0, `shelf` from 1. */
export function bayAt(column: number, shelf: number, positions: number) {
  const width = positions * (BOX.width + BOX_GAP) + 2;
  return { x: column * (width + BAY_GAP), y: TOP + (shelf - 1) * SHELF_STEP, width };
}

/** The left upper corner of the box at a position (from 1) of a shelf. */
export function positionAt(place: { x: number; y: number }, position: number) {
  return { x: place.x + 1 + (position - 1) * (BOX.width + BOX_GAP), y: place.y };
}

/** The whole map; `captionY` is the base line of the bays' numbers. */
export function mapSize(bays: number, shelves: number, positions: number) {
  const last = bayAt(Math.max(0, bays - 1), shelves, positions);
  const captionY = last.y + BOX.height + 25;
  return { width: last.x + last.width, height: captionY + 5, captionY };
}

/** A bin's parts: "A-14-03" is aisle A, bay 14, position 3. `null` for bins named otherwise. */
export function parseBin(bin: string): { aisle: string; bay: number; position: number } | null {
  const parts = /^([A-Z]+)-(\d+)-(\d+)$/.exec(bin);
  return parts ? { aisle: parts[1]!, bay: Number(parts[2]), position: Number(parts[3]) } : null;
}
