import type { bins } from '../db/schema/stock.ts';
import { demoLocations } from './stores.ts';

/** A row of a bin, with the id that units refer to. */
export type BinRow = typeof bins.$inferInsert & { id: number };

interface Layout {
  aisles: string[];
  bays: number;
  /** Positions in a stockroom bay. */
  positions: number;
  /** Bays of F, the only aisle of the sales floor. */
  floorBays: number;
}

const main: Layout = { aisles: ['A', 'B', 'C', 'D', 'E'], bays: 24, positions: 12, floorBays: 8 };
const small: Layout = { aisles: ['A', 'B'], bays: 12, positions: 8, floorBays: 4 };

/** The number of shelves of a bay. Positions count up one stack of shelves, then up the next. */
const SHELVES = { stockroom: 4, floor: 2, hold: 1 };

const two = (value: number) => String(value).padStart(2, '0');

/** The bins of all locations in pick order. Canal Street has the largest stockroom. */
export function buildBins(): BinRow[] {
  let id = 0;
  return demoLocations.flatMap(({ id: locationId }) => {
    const layout = locationId === 'canal-street' ? main : small;
    const places = [
      ...layout.aisles.map((aisle) => ({
        aisle,
        bays: layout.bays,
        positions: layout.positions,
        zone: 'stockroom' as const,
      })),
      { aisle: 'F', bays: layout.floorBays, positions: 4, zone: 'floor' as const },
      // The shelf at the stockroom's door with the pairs that are held for customers.
      { aisle: 'H', bays: 1, positions: 4, zone: 'hold' as const },
    ];
    return places.flatMap(({ aisle, bays, positions, zone }) =>
      count(bays).flatMap((bay) =>
        count(positions).map((position): BinRow => {
          id += 1;
          const code = `${aisle}-${two(bay)}-${two(position)}`;
          const shelf = String(((position - 1) % SHELVES[zone]) + 1);
          return { id, locationId, code, aisle, bay, position, shelf, zone };
        }),
      ),
    );
  });
}

const count = (to: number) => Array.from({ length: to }, (_, index) => index + 1);
