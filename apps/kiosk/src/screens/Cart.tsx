import { BoxArt, InlineMessage, KioskButton, KioskPile, KioskSum, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { refusalOf } from '../rules/refusal.ts';
import { CART_MAX, unitsIn, type CartState } from '../state/cart.ts';
import type { CartLine } from '../state/facts.ts';
import { Frame } from './Frame.tsx';
import { pileLine } from './pileLine.ts';
import { Unsent } from './Unsent.tsx';
import { useApp, useWords } from './app.ts';

/** The cart, or the request that waits to be sent. */
export function Cart() {
  const { facts, view, show, cart, sending } = useApp();
  const { cart: snapshot, removed, requestToTryData, loading, error } = useSnapshot(facts);
  const { before } = useSnapshot(view);
  const word = useWords();
  const lines = (snapshot as CartLine[]).map(pileLine);
  if (requestToTryData && !loading.requestToTry && lines.length > 0) return <Unsent />;
  const refused = error.requestToTry;
  const look = () => {
    show({ screen: before === 'cart' ? 'browse' : before });
  };
  const dock = (
    <>
      {lines.length > 0 && <KioskSum lines={lines} />}
      <KioskButton icon={icons.arrowLeft} onPress={look}>
        {word('keepLooking')}
      </KioskButton>
      <KioskButton
        variant="signal"
        isGrow
        isDisabled={lines.length === 0}
        isPending={loading.requestToTry === true}
        onPress={() => void sending.send()}
      >
        {word('send')}
      </KioskButton>
    </>
  );
  return (
    <Frame dock={dock}>
      {lines.length === 0 && !removed ? (
        <BoxArt art="empty" title={word('emptyCart')} text={word('emptyCartText')} />
      ) : (
        <KioskPile
          lines={lines}
          removed={removed && pileLine(removed as CartLine)}
          canAdd={unitsIn(snapshot) < CART_MAX}
          {...pileVerbs(cart)}
          message={
            refused && (
              <InlineMessage severity="critical">
                {word(refusalOf(refused as Parameters<typeof refusalOf>[0]))}
              </InlineMessage>
            )
          }
        />
      )}
    </Frame>
  );
}

const pileVerbs = (cart: CartState) => ({
  onQuantityChange: cart.setQuantity,
  onRemove: cart.remove,
  onPutBack: cart.putBack,
});
