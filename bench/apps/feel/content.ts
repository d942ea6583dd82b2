/** A line of the list, with what the portal's label shows of it. */
export interface Line {
  id: string;
  name: string;
  size: string;
  sku: string;
  from: string;
  at: string;
  barcode: string;
}

const NAMES = ['Halden Court 82', 'Lowland Polder High', 'Marram Drift', 'Kestrel Runner', 'Tarn Mid'];
const two = (number: number) => String(number).padStart(2, '0');

/** As many lines as the address asks for: `?lines=500`. */
export const lines: readonly Line[] = Array.from(
  { length: Number(new URLSearchParams(location.search).get('lines')) },
  (_, at) => ({
    id: `line-${at}`,
    name: NAMES[at % NAMES.length]!,
    size: `${6 + (at % 14) / 2}`,
    sku: `HC${two(at % 100)}-104-CF`,
    from: 'Kiosk Front door',
    at: `14:${two(at % 60)}`,
    barcode: `2048177${100_000 + at}`,
  }),
);

/** The first page of the notifications. */
export const notifications = Array.from({ length: 20 }, (_, at) => ({
  id: `notification-${at}`,
  title: `Halden Court 82, 9 is on its way to you ${at}`,
  about: `Request ${48_213 - at}`,
  age: `${at + 1} min`,
}));

/** What the user menu offers. */
export const userActions = ['Profile', 'Light colours', 'Dark colours', 'High contrast', 'Logout'];

const PAGES = ['Requests', 'Inventory', 'Bookings', 'Consignment', 'Profile', 'Dispatch', 'Light', 'Dark', 'Logout'];

/** What the palette finds: pages and commands, then products. */
export const findable = [...PAGES, ...Array.from({ length: 40 }, (_, at) => `${NAMES[at % NAMES.length]} ${at}`)];

/** The items of which a word begins with the text, the first twenty. */
export const found = (query: string): string[] =>
  findable
    .filter((text) =>
      text
        .toLowerCase()
        .split(' ')
        .some((word) => word.startsWith(query.toLowerCase())),
    )
    .slice(0, 20);
