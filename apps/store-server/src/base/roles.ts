import { isRole, ROLES, type Role } from '@instore/api';

/** Who gets notifications: associates, pickers, and the admins who hear of a request that waits too long. */
export type Audience = 'floor' | 'stockroom' | 'escalation';

/** What the store knows of a role, besides its operations (`x-roles` of the contract). */
interface RoleFacts {
  /** It works at every location of every store, whatever its role records contain. */
  isEverywhere: boolean;
  /** It calls the shop system: a consignee is not staff. */
  hasShopAccess: boolean;
  /** The notifications that all people of the role at a location get. */
  audience: Audience | null;
}

const staff = { isEverywhere: false, hasShopAccess: true, audience: null };

const FACTS: Readonly<Record<Role, RoleFacts>> = {
  Warehouse_Personal: { ...staff, audience: 'stockroom' },
  Sales_Associate: { ...staff, audience: 'floor' },
  Consignee: { ...staff, hasShopAccess: false },
  Warehouse_Admin: { ...staff, audience: 'stockroom' },
  Store_Admin: { ...staff, audience: 'escalation' },
  Consignment_Admin: staff,
  YK_Admin: { ...staff, isEverywhere: true },
  Super_Admin: { ...staff, isEverywhere: true },
};

/** What a role is allowed besides its operations; nothing for a kiosk and an unknown role. */
export const roleHas = (role: string, fact: 'isEverywhere' | 'hasShopAccess'): boolean =>
  isRole(role) && FACTS[role][fact];

/** The roles of an audience. */
export const rolesOf = (audience: Audience): Role[] => ROLES.filter((role) => FACTS[role].audience === audience);
