import { RequestCart, RequestCartBar, onDemand } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useAreaCommon, useShoesize } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { useIsLocationSettled } from '../../shell/screens/index.ts';

const CartScanField = onDemand(() => import('./CartScanField.tsx').then((module) => module.CartScanField));

/** The request cart, beside the list or as a sheet. */
export function CartPanel({ onPlace, onClose }: { onPlace: () => void; onClose?: (() => void) | undefined }) {
  const say = useSay();
  const { stores } = useAreaCommon();
  const { cart } = useShoesize();
  const { filteredCart, isPending } = useSnapshot(cart.state);
  const { location } = useSnapshot(stores.state);
  return (
    <RequestCart
      lines={filteredCart.map((line) => ({
        id: line.inventoryLineItemId,
        name: line.name,
        sku: line.style,
        size: line.size,
        sizeSystem: line.sizeSystem ?? '',
        imageUrl: line.imageUrl,
        quantity: line.quantity,
      }))}
      sentTo={location ? say('Warehouse, {location}', { location: location.name }) : ''}
      isPlacing={isPending}
      onQuantityChange={cart.setQuantity}
      onRemove={cart.remove}
      onPlace={onPlace}
      scan={<CartScan />}
      onClose={onClose}
    />
  );
}

/** The scan field of the cart; its code is requested after the lines of the page. */
function CartScan() {
  return useIsLocationSettled() ? <CartScanField /> : null;
}

/** The bar of the cart on small screens. */
export function CartBar({ onPlace, onOpen }: { onPlace: () => void; onOpen: () => void }) {
  const { cart } = useShoesize();
  const { filteredCart, isPending } = useSnapshot(cart.state);
  const count = filteredCart.reduce((sum, { quantity }) => sum + quantity, 0);
  return <RequestCartBar count={count} isPlacing={isPending} onPlace={onPlace} onOpen={onOpen} />;
}
