/**
 * Facts of the specification that no screen reads yet. When a screen reads one, it moves to the file of its subject.
 */

/** Rows S-11 and F-04. */
export interface SpecifiedSharedFacts {
  /** F-04. The lists for filters by size, SKU and brand. */
  filterLists: { size: string[]; sku: string[]; brand: string[]; allSizes: string[] };
  /** S-11. The user has signed out, here or in another tab. */
  isLoggedOut: boolean;
}

export const specifiedSharedFacts = (): SpecifiedSharedFacts => ({
  filterLists: { size: [], sku: [], brand: [], allSizes: [] },
  isLoggedOut: false,
});

/** Row W-01. */
export interface SpecifiedWarehouseFacts {
  /** W-01, R-07. A page is shown in front of the list: the details of a request, or the dispatch. */
  requestDetailsToggle: boolean;
}

export const specifiedWarehouseFacts = (): SpecifiedWarehouseFacts => ({
  requestDetailsToggle: false,
});
