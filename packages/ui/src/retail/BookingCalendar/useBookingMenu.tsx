'use client';

import { useRef, useState } from 'react';
import type { MenuItem, MenuProps } from '../../components/Menu/Menu.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { onDemand } from '../../loading/onDemand.tsx';
import type { Booking } from './bookings.ts';

const Menu = onDemand<MenuProps>(() => import('../../components/Menu/Menu.tsx').then((module) => module.Menu));

/**
 * One menu for the actions of all bookings, loaded on demand.
 *
 * @param getActions of a booking; without it, or without actions, a booking has no menu
 * @returns `menuOf` returns what opens the menu of a booking, `menu` is the open menu
 */
export function useBookingMenu(
  getActions: ((booking: Booking) => readonly MenuItem[]) | undefined,
  onAction: ((action: string, booking: Booking) => void) | undefined,
) {
  const say = useMessages('BookingCalendar');
  const [booking, setBooking] = useState<Booking>();
  const button = useRef<Element | null>(null);

  const menuOf = (chosen: Booking) =>
    getActions && getActions(chosen).length > 0
      ? (pressed: Element) => {
          button.current = pressed;
          setBooking(chosen);
        }
      : undefined;

  const menu = booking && getActions && (
    <Menu
      isOpen
      onClose={() => setBooking(undefined)}
      triggerRef={button}
      label={say('Actions for {customer}', { customer: booking.customer })}
      items={getActions(booking)}
      onAction={(action) => onAction?.(action, booking)}
    />
  );

  return { menuOf, menu };
}
