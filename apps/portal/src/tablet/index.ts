export { createTablet, type TabletInUse } from './tablet.ts';
export type { TabletsStore } from './tablets.ts';
export { openTabletStore } from './tabletStore.ts';
export { watchUse } from './watchUse.ts';
