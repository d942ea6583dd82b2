/**
 * The modules that each first page imports on demand before it shows its content, below `src`: the components of its
 * routes and the state that its guard creates. The chunks of the build follow from them, and `pnpm check:size` measures them.
 */
export const firstPages = {
  // Its page comes with the entry.
  '/': ['routes/index.tsx'],
  '/shoesize': [
    'routes/shoesize.tsx?tsr-split=component',
    'routes/shoesize/index.tsx?tsr-split=component',
    'app/areaCommon.ts',
    'app/shoesize.ts',
  ],
  '/warehouse': [
    'routes/warehouse.tsx?tsr-split=component',
    'routes/warehouse/index.tsx?tsr-split=component',
    'app/areaCommon.ts',
    'app/warehouse.ts',
  ],
} as const;
