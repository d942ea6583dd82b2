import { EditableList } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { DeliverySpotsStore } from '../deliverySpots.ts';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import { AddByName } from './AddByName.tsx';
import { Maintained } from '../../shared/components/Maintained.tsx';

/** Longest name of a spot (contract, `SpotName`). */
const NAME_MAX = 40;

/** The delivery spots of the location: add, rename, order, remove [K-12]. */
export function SpotsSection({ spots }: { spots: DeliverySpotsStore }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { isPending } = useSnapshot(spots.state);
  const [asked, setAsked] = useState<string>();
  return (
    <Maintained
      title={say('Delivery spots')}
      description={say('Pairs are brought to these benches and fitting rooms.')}
      resource={spots.names}
    >
      {(names) => (
        <>
          <EditableList
            label={say('Delivery spots')}
            items={names.map((name) => ({ id: name, name }))}
            empty={say('No delivery spots yet.')}
            nameMaxLength={NAME_MAX}
            isPending={isPending}
            onRename={async (from, to) => {
              const refusal = await spots.rename(from, to);
              return refusal && sayMessage(refusal);
            }}
            onMove={(name, place) => void spots.move(name, place)}
            onRemove={setAsked}
          />
          <AddByName
            label={say('New spot')}
            action={say('Add')}
            maxLength={NAME_MAX}
            isPending={isPending}
            onAdd={spots.add}
          />
          <Confirm
            isOpen={asked !== undefined}
            title={say('Remove {name}?', { name: asked ?? '' })}
            confirmLabel={say('Remove')}
            cancelLabel={say('Keep it')}
            tone="critical"
            isPending={isPending}
            onConfirm={() => asked !== undefined && void spots.remove(asked).then(() => setAsked(undefined))}
            onCancel={() => setAsked(undefined)}
          >
            {say('Requests that name it keep it.')}
          </Confirm>
        </>
      )}
    </Maintained>
  );
}
