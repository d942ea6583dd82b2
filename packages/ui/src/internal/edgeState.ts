/** State that the coloured bar at the edge of a row or label shows. */
export type EdgeState = 'request' | 'pending' | 'out' | 'consigned' | 'error';
