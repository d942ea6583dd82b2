/** The roles that the portal knows, spelled as in the company's directory. */
export const ROLES = [
  'Warehouse_Personal',
  'Sales_Associate',
  'Consignee',
  'Warehouse_Admin',
  'Store_Admin',
  'Consignment_Admin',
  'YK_Admin',
  'Super_Admin',
] as const;

export type Role = (typeof ROLES)[number];

/** The two areas of the portal, each with its own route and list of roles. */
export type Area = 'warehouse' | 'shoesize';

/** The pages to which '/' redirects. */
type Landing = '/warehouse' | '/shoesize';

/** What a role may do in an area: see its pages; also work there; also act on what belongs to others. */
type Access = 'reads' | 'works' | 'administers';

interface Rights extends Record<Area, Access | null> {
  /** The page to which '/' redirects the role; null: it stays on '/' with a loader. */
  landing: Landing | null;
}

/** The rights of each role. They only avoid failing calls: the server decides on every operation. */
const RIGHTS: Readonly<Record<Role, Rights>> = {
  Warehouse_Personal: { warehouse: 'works', shoesize: null, landing: '/warehouse' },
  Sales_Associate: { warehouse: null, shoesize: 'works', landing: '/shoesize' },
  Consignee: { warehouse: null, shoesize: null, landing: null },
  Warehouse_Admin: { warehouse: 'administers', shoesize: null, landing: '/warehouse' },
  Store_Admin: { warehouse: null, shoesize: 'administers', landing: '/shoesize' },
  Consignment_Admin: { warehouse: null, shoesize: null, landing: null },
  YK_Admin: { warehouse: 'administers', shoesize: 'administers', landing: '/warehouse' },
  Super_Admin: { warehouse: 'administers', shoesize: 'administers', landing: '/shoesize' },
};

/** Whether a value from a token, a storage or a server is a role that the portal knows. */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

const accessOf = (role: string, area: Area): Access | null => (isRole(role) ? RIGHTS[role][area] : null);

/** Whether a role may enter an area. */
export const mayEnter = (role: string, area: Area): boolean => accessOf(role, area) !== null;

/** Whether a role administers an area at its locations: it also acts on what belongs to others. */
export const isAdminOf = (role: string, area: Area): boolean => accessOf(role, area) === 'administers';

/** Whether a role works in an area: lines and picks belong to its people. */
export const worksIn = (role: string, area: Area): boolean => mayEnter(role, area) && accessOf(role, area) !== 'reads';

/** The page to which '/' redirects a role; for '/' itself, show the loader. */
export function landingOf(role: string): Landing | '/' | '/unauthorized' {
  return isRole(role) ? (RIGHTS[role].landing ?? '/') : '/unauthorized';
}
