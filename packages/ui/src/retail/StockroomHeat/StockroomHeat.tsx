'use client';

import { HeatCells, HeatScale } from '../../components/HeatGrid/HeatGrid.tsx';
import { shadeOf } from '../../components/HeatGrid/heatSteps.ts';
import { Plot, type PlotHead } from '../../components/Plot/Plot.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { figure } from '../../internal/message.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';

/** A shelf of a bay, with the picks from it. */
export interface ShelfPicks {
  aisle: string;
  bay: number;
  shelf: string;
  picks: number;
  /** Picks that were not found. */
  missing: number;
}

export interface StockroomHeatProps extends PlotHead, Unstyled {
  /** All shelves, in any order. */
  places: readonly ShelfPicks[];
}

/** Picks on the shelf map: an aisle below the other, bays side by side, the lowest shelf at the bottom. */
export function StockroomHeat({ places, ...head }: StockroomHeatProps) {
  const say = useMessages('StockroomHeat');
  const locale = useLocale();
  const { shade, steps } = shadeOf(places.map(({ picks }) => picks));
  const aisles = [...new Set(places.map(({ aisle }) => aisle))].toSorted();
  const table = {
    columns: [say('Shelf'), say('Picks'), say('Not found')],
    rows: places
      .filter(({ picks }) => picks > 0)
      .map(({ aisle, bay, shelf, picks, missing }) => ({ name: placeOf(aisle, bay, shelf), values: [picks, missing] })),
  };
  return (
    <Plot {...head} table={table} empty={places.length === 0 ? say('No shelves yet') : undefined}>
      <Stack gap={12}>
        {aisles.map((aisle) => {
          const own = places.filter((place) => place.aisle === aisle);
          const bays = [...new Set(own.map(({ bay }) => bay))].toSorted((a, b) => a - b);
          const shelves = [...new Set(own.map(({ shelf }) => shelf))].toSorted(byNumber).toReversed();
          return (
            <Stack key={aisle} gap={4}>
              <Heading level={4} size={15}>
                {say('Aisle {aisle}', { aisle })}
              </Heading>
              <HeatCells
                label={say('Picks in aisle {aisle}', { aisle })}
                columns={bays.map((bay) => String(bay).padStart(2, '0'))}
                rows={shelves.map((shelf) => ({
                  key: shelf,
                  name: shelf,
                  cells: bays.map((bay) => {
                    const place = own.find((each) => each.bay === bay && each.shelf === shelf);
                    const [picks, missing] = [place?.picks ?? 0, place?.missing ?? 0];
                    const values = { place: placeOf(aisle, bay, shelf), count: picks, missing };
                    return {
                      label:
                        missing > 0
                          ? say('{place}, {count} picks, {missing} not found', values)
                          : say('{place}, {count} picks', values),
                      value: picks,
                      mark: missing === 0 ? undefined : missing === 1 ? '×' : figure(missing, locale),
                      isClosed: place === undefined,
                    };
                  }),
                }))}
                shade={shade}
                isSmall
                onTable={() => head.onTableChange(true)}
              />
            </Stack>
          );
        })}
        <HeatScale steps={steps} />
      </Stack>
    </Plot>
  );
}

const placeOf = (aisle: string, bay: number, shelf: string) => `${aisle}-${String(bay).padStart(2, '0')}, ${shelf}`;

const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
