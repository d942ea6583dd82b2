import type { Portal } from '@instore/api';
import { icons } from '@instore/ui';

/** What an area is called, and its pages in the order of the rail. */
export const areas = {
  shoesize: {
    name: 'SHOESIZE',
    place: 'sales floor',
    pages: [
      { id: 'requests', label: 'Requests', icon: icons.footprints, href: '/shoesize' },
      { id: 'inventory', label: 'Inventory', icon: icons.boxes, href: '/shoesize/inventory' },
      { id: 'profile', label: 'Profile', icon: icons.circleUser, href: '/shoesize/profile' },
    ],
  },
  warehouse: {
    name: 'WAREHOUSE',
    place: 'stockroom',
    pages: [
      { id: 'requests', label: 'Requests', icon: icons.inbox, href: '/warehouse' },
      { id: 'dispatch', label: 'Dispatch', icon: icons.truck, href: '/warehouse/view-dispatch' },
      { id: 'profile', label: 'Profile', icon: icons.circleUser, href: '/warehouse/profile' },
    ],
  },
} as const;

/** The pages of an area with the one that an address belongs to; what is nobody's is a part of the requests. */
export function sectionsAt(portal: Portal, pathname: string) {
  const { pages } = areas[portal];
  const current = pages.find(({ href }) => href === pathname) ?? pages[0];
  return pages.map((page) => ({ ...page, isCurrent: page === current }));
}
