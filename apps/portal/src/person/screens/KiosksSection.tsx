import type { Device } from '@instore/api';
import { Button, EditableList, Inline, Stack, Tally, Text } from '@instore/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { timeOfDay } from '../../shared/format/formatTime.ts';
import type { KiosksStore, PairingCode } from '../kiosks.ts';
import { useApp } from '../../app/context.ts';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import { AddByName } from './AddByName.tsx';
import { DEVICE_NAME_MAX } from '../../shared/devices/deviceName.ts';
import { useDeviceHealth } from '../../shared/devices/useDeviceHealth.ts';
import { Maintained } from '../../shared/components/Maintained.tsx';

/** How often the list is read while a code is shown, until its kiosk is in it, ms. */
const LOOK_MS = 2_000;

/** The kiosks of the location: pair, rename, shut out [C-09]. */
export function KiosksSection({ kiosks }: { kiosks: KiosksStore }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const healthOf = useDeviceHealth();
  const { code, isPending } = useSnapshot(kiosks.state);
  const [asked, setAsked] = useState<Pick<Device, 'deviceId' | 'name'>>();
  return (
    <Maintained
      title={say('Kiosks')}
      description={say('Customers send try-on requests from these devices.')}
      resource={kiosks.devices}
    >
      {(devices) => (
        <>
          <EditableList
            label={say('Kiosks')}
            items={devices.map((device) => ({ id: device.deviceId, name: device.name, detail: healthOf(device) }))}
            empty={say('No kiosks yet.')}
            nameMaxLength={DEVICE_NAME_MAX}
            isPending={isPending}
            onRename={async (deviceId, name) => {
              const refusal = await kiosks.rename(deviceId, name);
              return refusal && sayMessage(refusal);
            }}
            onRemove={(id) => setAsked(devices.find(({ deviceId }) => deviceId === id))}
            removeLabel={(name) => say('Shut out {name}', { name })}
          />
          <AddByName
            label={say('Name of the new kiosk')}
            action={say('Make a pairing code')}
            maxLength={DEVICE_NAME_MAX}
            isPending={isPending}
            onAdd={kiosks.createCode}
          />
          {code ? <ShownCode code={code} kiosks={kiosks} /> : null}
          <Confirm
            isOpen={asked !== undefined}
            title={say('Shut out {name}?', { name: asked?.name ?? '' })}
            confirmLabel={say('Shut out')}
            cancelLabel={say('Keep it')}
            tone="critical"
            isPending={isPending}
            onConfirm={() => asked && void kiosks.revoke(asked.deviceId).then(() => setAsked(undefined))}
            onCancel={() => setAsked(undefined)}
          >
            {say('The kiosk stops at once. To use it again, pair it with a new code.')}
          </Confirm>
        </>
      )}
    </Maintained>
  );
}

/** The code for the first screen of the kiosk. It closes once the kiosk is paired or the code has expired. */
function ShownCode({ code, kiosks }: { code: Readonly<PairingCode>; kiosks: KiosksStore }) {
  const say = useSay();
  const { clock } = useApp().environment;
  useEffect(() => clock.every(LOOK_MS, () => void kiosks.lookForPaired()), [clock, kiosks]);
  // With a no-break space the halves keep their order in Arabic.
  const digits = `${code.code.slice(0, 4)}\u00A0${code.code.slice(4)}`;
  return (
    <Stack gap={8}>
      <Tally
        label={say('Code for {name}', { name: code.name })}
        items={[
          { figure: digits, label: say('Code for {name}', { name: code.name }), isCode: true },
          { figure: timeOfDay(code.expiresAt), label: say('Valid until'), isCode: true },
        ]}
      />
      <Inline gap={12}>
        <Text tone="soft">{say('Type it on the kiosk. It is valid for one kiosk.')}</Text>
        <Button size="s" onPress={() => kiosks.closeCode()}>
          {say('Hide the code')}
        </Button>
      </Inline>
    </Stack>
  );
}
