import { useSnapshot } from 'valtio';
import { Confirm } from './Confirm.tsx';
import { useFloor } from './useApp.ts';

/** 'Place request to warehouse ?' [Z-02] */
export function PlaceQuestion({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { cart } = useFloor();
  const { filteredCart, isPlacing } = useSnapshot(cart.facts);
  const pairs = filteredCart.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Confirm
      isOpen={isOpen}
      title="Place request to warehouse ?"
      confirmLabel="PLACE REQUEST"
      cancelLabel="Not yet"
      isPending={isPlacing}
      onConfirm={() => void cart.place().then(onClose)}
      onCancel={onClose}
    >
      {`${pairs} pair of items will be requested`}
    </Confirm>
  );
}

/** 'Cancel Request?' [Z-04] */
export function CancelQuestion({ lineId, onClose }: { lineId: string | undefined; onClose: () => void }) {
  const { requestLines } = useFloor();
  const { byId, pending } = useSnapshot(requestLines.facts);
  const line = lineId === undefined ? undefined : byId[lineId];
  return (
    <Confirm
      isOpen={lineId !== undefined}
      title="Cancel Request?"
      confirmLabel="Cancel Request"
      cancelLabel="Keep it"
      tone="critical"
      isPending={lineId !== undefined && (pending[lineId] ?? false)}
      onConfirm={() => lineId !== undefined && void requestLines.cancel(lineId).then(onClose)}
      onCancel={onClose}
    >
      {line ? `${line.productName}, size ${line.size}` : undefined}
    </Confirm>
  );
}
