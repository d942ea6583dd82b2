import { Button } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useWarehouse } from '../app.ts';
import { Confirm } from '../components/Confirm.tsx';

/** The button that cancels the open line while it waits for its unit, with its question [W-03]. */
export function CancelLine({ lineId }: { lineId: string | undefined }) {
  const { warehouse } = useWarehouse();
  const { rows } = useSnapshot(warehouse.facts);
  // A copy of the id: while the question is open, another line may become the next pick.
  const [askedId, setAskedId] = useState<string>();
  const line = lineId === undefined ? undefined : rows[lineId]?.line;
  const asked = askedId === undefined ? undefined : rows[askedId];
  const isWaiting = line?.status === 'request' || line?.status === 'pending';
  return (
    <>
      {isWaiting ? (
        <Button onPress={() => setAskedId(lineId)}>{`Cancel Request: ${line.productName}, size ${line.size}`}</Button>
      ) : null}
      <Confirm
        isOpen={asked !== undefined}
        title="Cancel Request?"
        confirmLabel="Cancel Request"
        cancelLabel="Keep it"
        tone="critical"
        isPending={asked?.isPending ?? false}
        onConfirm={() => askedId !== undefined && void warehouse.cancel(askedId).then(() => setAskedId(undefined))}
        onCancel={() => setAskedId(undefined)}
      >
        {asked ? `${asked.line.productName}, size ${asked.line.size}` : undefined}
      </Confirm>
    </>
  );
}
