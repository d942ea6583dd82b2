import { Button, EditableList, Inline } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import { Maintained } from '../../shared/components/Maintained.tsx';
import { DEVICE_NAME_MAX } from '../../shared/devices/deviceName.ts';
import { useDeviceHealth } from '../../shared/devices/useDeviceHealth.ts';
import type { TabletsStore } from '../tablets.ts';

/** The tablets of the location, which its admins rename, lock and remove [D-01]. */
export function TabletsSection({ tablets }: { tablets: TabletsStore }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const healthOf = useDeviceHealth();
  const { isPending } = useSnapshot(tablets.state);
  const [asked, setAsked] = useState<{ deviceId: string; name: string }>();
  return (
    <Maintained
      title={say('Tablets')}
      description={say('Several people of this location share these tablets.')}
      resource={tablets.devices}
    >
      {(devices) => (
        <>
          <EditableList
            label={say('Tablets')}
            items={devices.map((device) => ({ id: device.deviceId, name: device.name, detail: healthOf(device) }))}
            empty={say('No tablets yet.')}
            nameMaxLength={DEVICE_NAME_MAX}
            isPending={isPending}
            onRename={async (deviceId, name) => {
              const refusal = await tablets.rename(deviceId, name);
              return refusal && sayMessage(refusal);
            }}
            onRemove={(id) => setAsked(devices.find(({ deviceId }) => deviceId === id))}
          />
          <Inline gap={8}>
            {devices
              .filter(({ inUseBy }) => inUseBy !== null)
              .map(({ deviceId, name }) => (
                <Button key={deviceId} isDisabled={isPending} onPress={() => void tablets.lock(deviceId)}>
                  {say('Lock {name}', { name })}
                </Button>
              ))}
          </Inline>
          <Confirm
            isOpen={asked !== undefined}
            title={say('Remove {name}?', { name: asked?.name ?? '' })}
            confirmLabel={say('Remove')}
            cancelLabel={say('Keep it')}
            tone="critical"
            isPending={isPending}
            onConfirm={() => asked && void tablets.remove(asked.deviceId).then(() => setAsked(undefined))}
            onCancel={() => setAsked(undefined)}
          >
            {say('Its PINs end, and its next call is refused. Work that is not sent stays on it.')}
          </Confirm>
        </>
      )}
    </Maintained>
  );
}
