import type { RequestLine } from '@instore/api';
import { useSnapshot } from 'valtio';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { useShoesize } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

/** 'Place request to warehouse ?' [Z-02] */
export function PlaceQuestion({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const say = useSay();
  const { cart } = useShoesize();
  const { filteredCart, isPending, isRepeat } = useSnapshot(cart.state);
  const pairs = filteredCart.reduce((sum, { quantity }) => sum + quantity, 0);
  const question = say('{count} pair of items will be requested', { count: pairs });
  return (
    <Confirm
      isOpen={isOpen}
      title={say('Place request to warehouse ?')}
      confirmLabel={say('PLACE REQUEST')}
      cancelLabel={say('Not yet')}
      isPending={isPending}
      onConfirm={() => void cart.place().then(onClose)}
      onCancel={onClose}
    >
      {isRepeat ? `${question}. ${say("We couldn't confirm the last try. Nothing is requested twice.")}` : question}
    </Confirm>
  );
}

/** The line of the open question. A copy, because its list may be read again meanwhile. */
export type CancelledLine = Pick<RequestLine, 'lineId' | 'productName' | 'size'>;

/** 'Cancel Request?' [Z-04] */
export function CancelQuestion({ line, onClose }: { line: CancelledLine | undefined; onClose: () => void }) {
  const say = useSay();
  const { requestLines } = useShoesize();
  const { pending } = useSnapshot(requestLines.state);
  return (
    <Confirm
      isOpen={line !== undefined}
      title={say('Cancel Request?')}
      confirmLabel={say('Cancel Request')}
      cancelLabel={say('Keep it')}
      tone="critical"
      isPending={line !== undefined && (pending[line.lineId] ?? false)}
      onConfirm={() => line && void requestLines.cancel(line.lineId).then(onClose)}
      onCancel={onClose}
    >
      {line ? say('{name}, size {size}', { name: line.productName, size: line.size }) : undefined}
    </Confirm>
  );
}
