import { Button } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { meaningOf } from '../../shared/lines/lineStates.ts';
import { useWarehouse } from '../../app/context.ts';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { useSay } from '../../shared/language/useLanguage.ts';

/** The button that cancels the open line while it waits for its unit, with its question [W-03]. */
export function CancelLine({ lineId }: { lineId: string | undefined }) {
  const say = useSay();
  const { picks } = useWarehouse();
  const { rows } = useSnapshot(picks.state);
  // A copy of the id: while the question is open, another line may become the next pick.
  const [askedId, setAskedId] = useState<string>();
  const line = lineId === undefined ? undefined : rows[lineId]?.line;
  const asked = askedId === undefined ? undefined : rows[askedId];
  return (
    <>
      {line && meaningOf(line.status).isOpen ? (
        <Button onPress={() => setAskedId(lineId)}>
          {say('Cancel Request: {name}, size {size}', { name: line.productName, size: line.size })}
        </Button>
      ) : null}
      <Confirm
        isOpen={asked !== undefined}
        title={say('Cancel Request?')}
        confirmLabel={say('Cancel Request')}
        cancelLabel={say('Keep it')}
        tone="critical"
        isPending={asked?.isPending ?? false}
        onConfirm={() => askedId !== undefined && void picks.cancel(askedId).then(() => setAskedId(undefined))}
        onCancel={() => setAskedId(undefined)}
      >
        {asked ? say('{name}, size {size}', { name: asked.line.productName, size: asked.line.size }) : undefined}
      </Confirm>
    </>
  );
}
