/** The eight roles of the portal, spelled as the identity of the chain spells them. */
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

/** The two areas of the portal, each with a route and roles of its own. */
export type Area = 'warehouse' | 'shoesize';

/** Who may enter which area. */
export const AREA_ROLES = {
  warehouse: ['Warehouse_Personal', 'Warehouse_Admin', 'Super_Admin', 'YK_Admin'],
  shoesize: ['Sales_Associate', 'Store_Admin', 'Super_Admin', 'YK_Admin'],
} as const satisfies Record<Area, readonly Role[]>;

/** Where a role lands from '/'. A role that is missing here stays on '/' with a loader. */
export const LANDING: Readonly<Partial<Record<Role, '/warehouse' | '/shoesize'>>> = {
  Warehouse_Personal: '/warehouse',
  Warehouse_Admin: '/warehouse',
  YK_Admin: '/warehouse',
  Sales_Associate: '/shoesize',
  Store_Admin: '/shoesize',
  Super_Admin: '/shoesize',
};

/** Whether a word from outside (a token, storage, a server) is one of the eight roles. */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** Whether a role may enter an area. Comfort only: the server decides on every operation. */
export function mayEnter(role: string, area: Area): boolean {
  return AREA_ROLES[area].some((allowed) => allowed === role);
}

/** Where '/' leads for a role [R-01…R-03]; '/' itself means: stay and show the loader. */
export function landingOf(role: string): '/warehouse' | '/shoesize' | '/' | '/unauthorized' {
  return isRole(role) ? (LANDING[role] ?? '/') : '/unauthorized';
}
