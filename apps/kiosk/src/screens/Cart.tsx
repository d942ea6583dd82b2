import { KioskCart, KioskCartDock } from '@instore/ui';
import { useEffect } from 'react';
import { cartItemOf } from '../rules/products.ts';
import { refusalOf } from './refusal.ts';
import { CART_MAX, unitsIn } from '../state/cart.ts';
import { Frame } from './Frame.tsx';
import { Unsent } from './Ticket.tsx';
import { useKioskState, useKiosk } from './app.ts';

/** The cart, or the request that waits to be sent. */
export function Cart() {
  const kiosk = useKiosk();
  const { cart, removed, requestToTryData, loading, error, spots, spot } = useKioskState('state');
  useEffect(() => void kiosk.loadSpots(), [kiosk]);
  const isSending = loading.requestToTry === true;
  const refused = error.requestToTry;
  const lines = cart.map(cartItemOf);
  if (requestToTryData && !isSending && lines.length > 0) return <Unsent lines={lines} />;
  const dock = (
    <KioskCartDock lines={lines} isSending={isSending} onLook={() => kiosk.back()} onSend={() => void kiosk.send()} />
  );
  return (
    <Frame dock={dock}>
      <KioskCart
        lines={lines}
        removed={removed && { ...removed, line: cartItemOf(removed.line) }}
        canAdd={unitsIn(cart) < CART_MAX}
        isSending={isSending}
        refusal={refused && refusalOf(refused)}
        spots={spots}
        spot={spot}
        onSpotChange={(next) => kiosk.chooseSpot(next)}
        onQuantityChange={(id, quantity) => kiosk.setQuantity(id, quantity)}
        onRemove={(id) => kiosk.removeFromCart(id)}
        onPutBack={() => kiosk.putBack()}
      />
    </Frame>
  );
}
