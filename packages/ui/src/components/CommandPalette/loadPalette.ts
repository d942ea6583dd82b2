/** Fetches the palette's own code: React Aria's dialog and list are no part of a first load. */
export const loadPalette = () => import('./CommandPaletteDialog.tsx');
