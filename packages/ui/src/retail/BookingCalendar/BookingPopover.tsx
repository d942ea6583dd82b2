'use client';

import { useLayoutEffect, useState } from 'react';
import { Popover, type PopoverProps } from '../../components/Popover/Popover.tsx';

type Placement = NonNullable<PopoverProps['placement']>;

/** Beside a booking of a column; below one that is a row of a list and has no space at its sides. */
function placementOf(booking: Element | null): Placement {
  const width = booking?.getBoundingClientRect().width ?? 0;
  return width > window.innerWidth / 2 ? 'bottom end' : 'end top';
}

/** The popover of the open booking, loaded on demand. */
export function BookingPopover(props: Omit<PopoverProps, 'placement' | 'width'>) {
  const { triggerRef } = props;
  const [placement, setPlacement] = useState<Placement>('end top');
  useLayoutEffect(() => setPlacement(placementOf(triggerRef.current)), [triggerRef]);
  return <Popover {...props} placement={placement} width="s" />;
}
