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

/** The roles that may enter each area. */
export const AREA_ROLES = {
  warehouse: ['Warehouse_Personal', 'Warehouse_Admin', 'Super_Admin', 'YK_Admin'],
  shoesize: ['Sales_Associate', 'Store_Admin', 'Super_Admin', 'YK_Admin'],
} as const satisfies Record<Area, readonly Role[]>;

/** The roles that administer each area at their locations: they also act on what belongs to others. */
export const ADMIN_ROLES = {
  warehouse: ['Warehouse_Admin', 'Super_Admin', 'YK_Admin'],
  shoesize: ['Store_Admin', 'Super_Admin', 'YK_Admin'],
} as const satisfies Record<Area, readonly Role[]>;

/** The page to which '/' redirects each role. Other roles stay on '/' with a loader. */
export const LANDING: Readonly<Partial<Record<Role, '/warehouse' | '/shoesize'>>> = {
  Warehouse_Personal: '/warehouse',
  Warehouse_Admin: '/warehouse',
  YK_Admin: '/warehouse',
  Sales_Associate: '/shoesize',
  Store_Admin: '/shoesize',
  Super_Admin: '/shoesize',
};

/** Whether a value from a token, a storage or a server is a role that the portal knows. */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** Whether a role may enter an area. This only avoids failing calls: the server decides on every operation. */
export function mayEnter(role: string, area: Area): boolean {
  return AREA_ROLES[area].some((allowed) => allowed === role);
}

/** Whether a role administers an area. The server decides on every operation. */
export function isAdminOf(role: string, area: Area): boolean {
  return ADMIN_ROLES[area].some((admin) => admin === role);
}

/** The page to which '/' redirects a role; for '/' itself, show the loader. */
export function landingOf(role: string): '/warehouse' | '/shoesize' | '/' | '/unauthorized' {
  return isRole(role) ? (LANDING[role] ?? '/') : '/unauthorized';
}
