/** Shops of one region, which share a database. */
export interface Region {
  name: string;
  shops: number;
  /** Hours that the region's clocks are ahead of UTC; the middle one of a region with several. */
  utcOffset: number;
}

/** What one shop of average size has and does. */
export interface Shop {
  associates: number;
  pickers: number;
  kiosks: number;
  /** Local hours. */
  opens: number;
  closes: number;
  /** Try-on requests of one kiosk in the busiest hour. */
  tryoutsPerKiosk: number;
  /** Calls for one try-on request, from the kiosk to the check-in. */
  writesPerTryout: number;
  readsPerTryout: number;
  /** Live events of one try-on request; each reaches the sockets of its location. */
  eventsPerTryout: number;
  /** Rows of all tables that one try-on request leaves. */
  rowsPerTryout: number;
  /** Reads per minute of an open portal besides: lists, searches, addresses of pictures. */
  readsPerPortal: number;
}

/** What machines can do and cost. */
export interface Machines {
  /** Share of a core that a node may use in the busiest hour, so that peaks find room. */
  utilisation: number;
  /** Bytes of a row with its indexes. */
  rowBytes: number;
  /** Days that rows stay. */
  keptDays: number;
  /** Monthly prices in dollars, of a cloud's usual virtual machines: replace them by your own. */
  nodePrice: number;
  databasePrice: number;
  gigabytePrice: number;
}

export const regions: readonly Region[] = [
  { name: 'North America, east', shops: 1100, utcOffset: -5 },
  { name: 'North America, west', shops: 700, utcOffset: -8 },
  { name: 'Latin America', shops: 500, utcOffset: -4 },
  { name: 'Europe', shops: 1300, utcOffset: 1 },
  { name: 'Middle East and Africa', shops: 300, utcOffset: 3 },
  { name: 'India', shops: 300, utcOffset: 5.5 },
  { name: 'East Asia', shops: 600, utcOffset: 8.5 },
  { name: 'Oceania', shops: 200, utcOffset: 10.5 },
];

export const shop: Shop = {
  associates: 8,
  pickers: 2,
  kiosks: 2,
  opens: 10,
  closes: 20,
  tryoutsPerKiosk: 15,
  // Send, accept, place, check out, deliver, check in.
  writesPerTryout: 6,
  readsPerTryout: 30,
  eventsPerTryout: 6,
  // Request, lines, history of units, outbox, keys, and a notification for each associate.
  rowsPerTryout: 30,
  readsPerPortal: 4,
};

export const machines: Machines = {
  utilisation: 0.5,
  rowBytes: 400,
  keptDays: 365,
  nodePrice: 60,
  databasePrice: 400,
  gigabytePrice: 0.2,
};

/** Customers by local hour, as a share of the busiest hour: a quiet morning, lunch, and the evening. */
export const dayCurve: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.3, 0.45, 0.75, 0.7, 0.5, 0.55, 0.7, 0.95, 1, 0.6, 0, 0, 0, 0,
];
