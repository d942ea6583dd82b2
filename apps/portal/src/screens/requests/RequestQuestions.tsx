import type { RequestLine } from '@instore/api';
import { useSnapshot } from 'valtio';
import { Confirm } from '../shell/Confirm.tsx';
import { useShoesize } from '../app.ts';

/** 'Place request to warehouse ?' [Z-02] */
export function PlaceQuestion({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { cart } = useShoesize();
  const { filteredCart, isPlacing, isRepeat } = useSnapshot(cart.facts);
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
      {`${pairs} pair of items will be requested${isRepeat ? '. The last try got no answer: what has arrived of it is not requested twice.' : ''}`}
    </Confirm>
  );
}

/** The line that is asked about, as it was when it was asked: its list may be read anew meanwhile. */
export type CancelledLine = Pick<RequestLine, 'lineId' | 'productName' | 'size'>;

/** 'Cancel Request?' [Z-04] */
export function CancelQuestion({ line, onClose }: { line: CancelledLine | undefined; onClose: () => void }) {
  const { requestLines } = useShoesize();
  const { pending } = useSnapshot(requestLines.facts);
  return (
    <Confirm
      isOpen={line !== undefined}
      title="Cancel Request?"
      confirmLabel="Cancel Request"
      cancelLabel="Keep it"
      tone="critical"
      isPending={line !== undefined && (pending[line.lineId] ?? false)}
      onConfirm={() => line && void requestLines.cancel(line.lineId).then(onClose)}
      onCancel={onClose}
    >
      {line ? `${line.productName}, size ${line.size}` : undefined}
    </Confirm>
  );
}
