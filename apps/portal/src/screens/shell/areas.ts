import type { Area } from '@instore/api';
import { icons } from '@instore/ui';

/** Names of the areas, and their pages in the order of the navigation. */
export const areas = {
  shoesize: {
    name: 'SHOESIZE',
    place: 'sales floor',
    pages: [
      { id: 'requests', label: 'Requests', icon: icons.footprints, href: '/shoesize' },
      { id: 'inventory', label: 'Inventory', icon: icons.boxes, href: '/shoesize/inventory' },
      { id: 'bookings', label: 'Bookings', icon: icons.calendar, href: '/shoesize/bookings' },
      { id: 'profile', label: 'Profile', icon: icons.circleUser, href: '/shoesize/profile' },
    ],
  },
  warehouse: {
    name: 'WAREHOUSE',
    place: 'stockroom',
    pages: [
      { id: 'requests', label: 'Requests', icon: icons.inbox, href: '/warehouse' },
      { id: 'dispatch', label: 'Dispatch', icon: icons.truck, href: '/warehouse/view-dispatch' },
      { id: 'bins', label: 'Bins', icon: icons.layoutGrid, href: '/warehouse/bins' },
      { id: 'profile', label: 'Profile', icon: icons.circleUser, href: '/warehouse/profile' },
    ],
  },
} as const;

/** The pages of an area, with the current one marked. A page that is not in the list belongs to the requests. */
export function sectionsAt(area: Area, pathname: string) {
  const { pages } = areas[area];
  const current = pages.find(({ href }) => href === pathname) ?? pages[0];
  return pages.map((page) => ({ ...page, isCurrent: page === current }));
}
