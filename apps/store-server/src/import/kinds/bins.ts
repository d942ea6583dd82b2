import { binCode, id, line, oneOf } from '../../base/valueFormats.ts';
import { type ImportKind, unknownIn } from '../kind.ts';

/** Storage positions of locations. */
export const bins: ImportKind = {
  name: 'bins',
  what: 'The storage positions of locations. A bin is never removed: units and history refer to it.',
  key: ['location', 'code'],
  columns: [
    { name: 'location', what: 'Id of the location', cell: id, example: 'canal-street', isRequired: true },
    {
      name: 'code',
      what: 'Code on the bin, unique at the location',
      cell: binCode,
      example: 'A-14-03',
      isRequired: true,
    },
    { name: 'shelf', what: 'Shelf on which it is', cell: line(20), example: '3', isRequired: true },
    {
      name: 'zone',
      what: 'Part of the location. Bins of the zone `hold` have the pairs that are held for customers',
      cell: oneOf(['stockroom', 'floor', 'hold']),
      example: 'stockroom',
      isRequired: false,
      default: 'stockroom',
    },
  ],
  current: `select location_id as location, code, shelf, zone::text as zone from bins`,
  checks: [unknownIn('location', 'locations', 'id', 'there is no location "{value}"')],
  writes: [
    `insert into bins (location_id, code, aisle, bay, position, shelf, zone)
     select location, code, split_part(code, '-', 1), split_part(code, '-', 2)::int, split_part(code, '-', 3)::int,
            shelf, zone::zone
     from import_rows order by row
     on conflict (location_id, code) do update set shelf = excluded.shelf, zone = excluded.zone`,
  ],
};
