'use client';

import type { Unstyled } from '../../internal/props.ts';
import { KioskAction, KioskCartButton } from '../KioskShell/KioskAction.tsx';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';

export interface KioskProductDockProps extends Unstyled {
  /** The chosen size, if it can be requested. @default asks for a size */
  size?: string | undefined;
  /** Units in the cart. */
  units: number;
  /** Goes back to the products. */
  onBack: () => void;
  /** Puts the size into the cart. */
  onRequest: () => void;
  /** Opens the cart. */
  onCart: () => void;
}

/** The dock below KioskProduct: back, the button that requests the chosen size, and the cart. */
export function KioskProductDock({ size, units, onBack, onRequest, onCart }: KioskProductDockProps) {
  return (
    <>
      <KioskAction action="back" onPress={onBack} />
      {size === undefined ? (
        <KioskAction action="chooseSize" isDisabled />
      ) : (
        <KioskAction action="request" onPress={onRequest}>
          <SizeFigure size={size} scale={40} />
        </KioskAction>
      )}
      <KioskCartButton units={units} isCompact onPress={onCart} />
    </>
  );
}
