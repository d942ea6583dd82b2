import type { Area } from '@instore/api';
import { type IconGlyph, icons } from '@instore/ui';
import { isLocationAdmin } from '../../shared/rights/isLocationAdmin.ts';
import { mayConsign } from '../../shared/rights/warehouseRights.ts';
import type { PlainText, PortalText, SayText } from '../../shared/texts/portalText.ts';

/** A page in the navigation of an area. */
interface AreaPage {
  id: string;
  label: PlainText;
  icon: IconGlyph;
  href: string;
  /** The roles that may open it. @default every role of the area */
  isFor?: (role: string) => boolean;
}

interface AreaNames {
  name: PlainText;
  /** The location in use and the room of the area. */
  where: PortalText;
  pages: readonly [AreaPage, ...AreaPage[]];
}

/** Names of the areas, and their pages in the order of the navigation. */
export const areas = {
  shoesize: {
    name: 'SHOESIZE',
    where: '{location}, sales floor',
    pages: [
      { id: 'requests', label: 'Requests', icon: icons.footprints, href: '/shoesize' },
      { id: 'inventory', label: 'Inventory', icon: icons.boxes, href: '/shoesize/inventory' },
      { id: 'bookings', label: 'Bookings', icon: icons.calendar, href: '/shoesize/bookings' },
      { id: 'holds', label: 'Holds', icon: icons.bookmark, href: '/shoesize/holds' },
      { id: 'transfers', label: 'Transfers', icon: icons.handOver, href: '/shoesize/transfers' },
      { id: 'insight', label: 'Insight', icon: icons.chart, href: '/shoesize/insight', isFor: isLocationAdmin },
      { id: 'manage', label: 'Manage', icon: icons.settings, href: '/shoesize/manage', isFor: isLocationAdmin },
      { id: 'profile', label: 'Profile', icon: icons.circleUser, href: '/shoesize/profile' },
    ],
  },
  warehouse: {
    name: 'WAREHOUSE',
    where: '{location}, stockroom',
    pages: [
      { id: 'requests', label: 'Requests', icon: icons.inbox, href: '/warehouse' },
      { id: 'dispatch', label: 'Dispatch', icon: icons.truck, href: '/warehouse/view-dispatch' },
      { id: 'receiving', label: 'Receiving', icon: icons.boxes, href: '/warehouse/receiving' },
      { id: 'transfers', label: 'Transfers', icon: icons.handOver, href: '/warehouse/transfers' },
      { id: 'bins', label: 'Bins', icon: icons.layoutGrid, href: '/warehouse/bins' },
      {
        id: 'consignment',
        label: 'Consigned',
        icon: icons.tag,
        href: '/warehouse/consignment',
        isFor: mayConsign,
      },
      { id: 'manage', label: 'Manage', icon: icons.settings, href: '/shoesize/manage', isFor: isLocationAdmin },
      { id: 'profile', label: 'Profile', icon: icons.circleUser, href: '/warehouse/profile' },
    ],
  },
} as const satisfies Record<Area, AreaNames>;

/** The pages of an area that a role may open. */
export function pagesOf(area: Area, role: string): AreaPage[] {
  const pages: readonly AreaPage[] = areas[area].pages;
  return pages.filter(({ isFor }) => isFor?.(role) ?? true);
}

/** The pages of an area for a role, with the current one marked. A page that is not in the list belongs to the requests. */
export function sectionsAt(say: SayText, area: Area, pathname: string, role: string) {
  const pages = pagesOf(area, role);
  const current = pages.find(({ href }) => href === pathname) ?? pages[0];
  return pages.map(({ isFor: _isFor, ...page }) => ({
    ...page,
    label: say(page.label),
    isCurrent: page.href === current?.href,
  }));
}
