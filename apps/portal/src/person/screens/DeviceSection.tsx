import { Button, DescriptionList, Heading, Inline, Stack, Text } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { DeviceDataStore } from '../deviceData.ts';
import { useApp } from '../../app/context.ts';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { useSay } from '../../shared/language/useLanguage.ts';

/** What this device stores, with a way to clear it. Unsent work of the stockroom stays [W-13]. */
export function DeviceSection({ device }: { device: DeviceDataStore }) {
  const say = useSay();
  const { toasts } = useApp();
  const { cartPairs, hasSettings, unsent } = useSnapshot(device.state);
  const [isAsked, setAsked] = useState(false);
  const unsentText = useUnsentText(device);
  return (
    <Stack gap={12} as="section">
      <Heading level={2}>{say('This device')}</Heading>
      <DescriptionList
        items={[
          { label: say('Session'), value: say('Until you log out') },
          {
            label: say('Request carts'),
            value: cartPairs === 0 ? say('None stored') : say('{count} pair|{count} pairs', { count: cartPairs }),
          },
          { label: say('Settings'), value: say(hasSettings ? 'Stored' : 'None stored') },
          { label: say('Unsent stockroom work'), value: unsentText },
          { label: say('Works offline'), value: say('Yes') },
        ]}
      />
      <Inline gap={8}>
        <Button
          isDisabled={cartPairs === 0 && !hasSettings}
          onPress={() => void device.load().then(() => setAsked(true))}
        >
          {say('Clear this device')}
        </Button>
      </Inline>
      <Confirm
        isOpen={isAsked}
        title={say('Clear this device?')}
        confirmLabel={say('Clear this device')}
        cancelLabel={say('Keep it')}
        tone="critical"
        onConfirm={() =>
          void device.clear().then(() => {
            setAsked(false);
            toasts.positive(say('This device is cleared'));
          })
        }
        onCancel={() => setAsked(false)}
      >
        <Stack gap={8}>
          <Text>{say('Request carts and settings are removed. You stay signed in.')}</Text>
          {cartPairs === 0 ? null : (
            <Text>{say('{count} pair in a cart is lost.|{count} pairs in carts are lost.', { count: cartPairs })}</Text>
          )}
          {unsent?.own === 0 && unsent.others === 0 ? null : (
            <Text>{say('Unsent stockroom work stays on this device and is sent later.')}</Text>
          )}
        </Stack>
      </Confirm>
    </Stack>
  );
}

/** How much stockroom work waits, the user's and that of colleagues. */
function useUnsentText(device: DeviceDataStore): string {
  const say = useSay();
  const { unsent, isKnown } = useSnapshot(device.state);
  if (!unsent) return isKnown ? say('It cannot be read') : '';
  if (unsent.own === 0 && unsent.others === 0) return say('None stored');
  if (unsent.others === 0) return say('Yours: {count}', { count: unsent.own });
  return say('Yours: {own}, of colleagues: {others}', unsent);
}
