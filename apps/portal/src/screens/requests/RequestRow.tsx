import type { LineStatus } from '@instore/api';
import { RequestCard } from '@instore/ui';
import { memo } from 'react';
import { useSnapshot } from 'valtio';
import { shortTime } from '../../rules/formatTime.ts';
import type { CancelledLine } from './RequestQuestions.tsx';
import { useShoesize } from '../app.ts';

export interface RequestRowProps {
  lineId: string;
  status: LineStatus;
  onCancel: (line: CancelledLine) => void;
}

/** One line of the associate's list. It reads only facts of its own line, so that one change draws one row. */
export const RequestRow = memo(function RequestRow({ lineId, status, onCancel }: RequestRowProps) {
  const { requestLines, cart } = useShoesize();
  const { byId, pending } = useSnapshot(requestLines.facts);
  const isInCart = useSnapshot(cart.facts).acceptedLines[lineId] ?? false;
  const line = byId[lineId];
  if (!line) return null;
  const at = { '1': line.requestedAt, '2': line.placedAt, '3': line.checkedOutAt }[status];
  return (
    <RequestCard
      line={{
        ...line,
        name: line.productName,
        from: line.requestedBy,
        at: shortTime(at),
      }}
      status={status}
      isInCart={isInCart}
      isPending={pending[lineId] ?? false}
      onAdd={() => void requestLines.addToCart(lineId)}
      onRemove={() => cart.drop([lineId])}
      onCancel={() => onCancel(line)}
    />
  );
});
