import { type Area, type Push, type PushDevice, type PushKind, PUSH_KINDS } from '@instore/api';
import { Button, Heading, Inline, InlineMessage, Stack, Switch, Text, TimeField } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { Maintained } from '../../shared/components/Maintained.tsx';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { PlainText } from '../../shared/texts/portalText.ts';
import type { PushStore } from '../push.ts';

/** For what people are called, and the areas in which it happens. */
const KINDS: Readonly<Record<PushKind, { label: PlainText; areas: readonly Area[] }>> = {
  tryout: { label: 'New request from a kiosk', areas: ['shoesize'] },
  late: { label: 'Nudge, or a request waits too long', areas: ['shoesize', 'warehouse'] },
  placed: { label: 'New request to the warehouse', areas: ['warehouse'] },
  'checked-out': { label: 'Pair checked out to you', areas: ['shoesize'] },
  'not-available': { label: 'Pair not available', areas: ['shoesize'] },
  transfer: { label: 'Ask or answer of another store', areas: ['shoesize', 'warehouse'] },
  'hold-ends': { label: 'Hold ends in 10 min', areas: ['shoesize'] },
  delivery: { label: 'Delivery closed with differences', areas: ['warehouse', 'shoesize'] },
};

/** The quiet time that is offered first. */
const QUIET = { from: '20:00', to: '09:00' };

/** Calls on locked and closed devices: this device, for what, when, and the other devices [N-09]. */
export function PushSection({ area, push }: { area: Area; push: PushStore }) {
  const say = useSay();
  return (
    <Maintained
      title={say('Calls')}
      description={say('A request shows on the locked screen and rings, also when the portal is closed.')}
      resource={push.settings}
    >
      {(settings) => (
        <Stack gap={16}>
          <ThisDevice push={push} />
          <Kinds area={area} settings={settings} push={push} />
          <QuietTime key={`${settings.quietFrom} ${settings.quietTo}`} settings={settings} push={push} />
          <Devices devices={settings.devices} push={push} />
        </Stack>
      )}
    </Maintained>
  );
}

/** Whether this device is called, and what a person can do about it. */
function ThisDevice({ push }: { push: PushStore }) {
  const say = useSay();
  const { here, deviceId, isPending } = useSnapshot(push.state);
  if (here === 'unknown') return null;
  if (here === 'unsupported') {
    return (
      <InlineMessage severity="caution">
        {say('This browser cannot be called. The bell works as before.')}
      </InlineMessage>
    );
  }
  if (here === 'notInstalled') {
    return (
      <InlineMessage severity="info">
        {say('Only the app on the Home Screen is called: press Share, then "Add to Home Screen", and open it there.')}
      </InlineMessage>
    );
  }
  if (here === 'denied') return <Denied push={push} />;
  if (here === 'on') {
    return (
      <Inline gap={12}>
        <Text>{say('You are called on this device.')}</Text>
        <Button isDisabled={isPending} onPress={() => deviceId && void push.test(deviceId)}>
          {say('Send a test')}
        </Button>
      </Inline>
    );
  }
  return (
    <Stack gap={8}>
      <Text>{say('Never a customer’s name. A locked tablet says only how many. It stops when you log out.')}</Text>
      <Text tone="soft">{say('The browser asks you next. Choose Allow.')}</Text>
      <Inline gap={8}>
        <Button variant="signal" isDisabled={isPending} onPress={() => void push.allow()}>
          {say('Allow calls')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** How a person undoes Block, in the browser. */
const STEPS: readonly PlainText[] = [
  'Tap the sign before the address.',
  'Open Permissions, Notifications.',
  'Switch it to Allow.',
];

/** What helps when somebody has chosen Block: only the browser can undo it. */
function Denied({ push }: { push: PushStore }) {
  const say = useSay();
  const { isPending } = useSnapshot(push.state);
  return (
    <Stack gap={8}>
      <InlineMessage severity="critical">
        {say('This browser blocks calls. Somebody chose Block on this device. Only the browser can undo it.')}
      </InlineMessage>
      <Heading level={3}>{say('Allow calls in three steps')}</Heading>
      <Stack gap={4} as="ol">
        {STEPS.map((step, at) => (
          <Stack key={step} as="li">
            <Text>{`${at + 1}. ${say(step)}`}</Text>
          </Stack>
        ))}
      </Stack>
      <Text tone="soft">{say('While the portal is open, the bell and the sounds work as before.')}</Text>
      <Inline gap={8}>
        <Button variant="signal" isDisabled={isPending} onPress={() => void push.load()}>
          {say('Check again')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** For what the person is called, on all devices. */
function Kinds({ area, settings, push }: { area: Area; settings: Push; push: PushStore }) {
  const say = useSay();
  const { isPending } = useSnapshot(push.state);
  return (
    <Stack gap={4}>
      <Heading level={3}>{say('Call me for')}</Heading>
      {PUSH_KINDS.filter((kind) => KINDS[kind].areas.includes(area)).map((kind) => (
        <Switch
          key={kind}
          isSelected={settings.kinds.includes(kind)}
          isDisabled={isPending}
          onChange={(isOn) => void push.setKind(kind, isOn)}
        >
          {say(KINDS[kind].label)}
        </Switch>
      ))}
    </Stack>
  );
}

/** The quiet hours: no calls are sent. */
function QuietTime({ settings, push }: { settings: Push; push: PushStore }) {
  const say = useSay();
  const { isPending } = useSnapshot(push.state);
  const [from, setFrom] = useState(settings.quietFrom ?? QUIET.from);
  const [to, setTo] = useState(settings.quietTo ?? QUIET.to);
  const isOn = settings.quietFrom !== null;
  const isChanged = isOn && (from !== settings.quietFrom || to !== settings.quietTo);
  return (
    <Stack gap={8}>
      <Heading level={3}>{say('Quiet hours')}</Heading>
      <Switch
        isSelected={isOn}
        isDisabled={isPending}
        onChange={(isWanted) => void push.setQuiet(isWanted ? { from, to } : null)}
      >
        {say('Nothing rings at night. The bell still fills.')}
      </Switch>
      {isOn ? (
        <Inline gap={8}>
          <TimeField label={say('Quiet from')} value={from} onChange={setFrom} />
          <TimeField label={say('Quiet until')} value={to} onChange={setTo} />
          {isChanged ? (
            <Button isDisabled={isPending || from === '' || to === ''} onPress={() => void push.setQuiet({ from, to })}>
              {say('Save the quiet hours')}
            </Button>
          ) : null}
        </Inline>
      ) : null}
    </Stack>
  );
}

/** The devices on which the person is called; each can be removed. */
function Devices({ devices, push }: { devices: readonly PushDevice[]; push: PushStore }) {
  const say = useSay();
  const { deviceId, isPending } = useSnapshot(push.state);
  const [asked, setAsked] = useState<PushDevice>();
  if (devices.length === 0) return null;
  return (
    <Stack gap={8}>
      <Heading level={3}>{say('Your devices')}</Heading>
      {devices.map((device) => (
        <Inline key={device.id} gap={8}>
          <Text>{device.id === deviceId ? say('{name}, this device', { name: device.name }) : device.name}</Text>
          <Button size="s" isDisabled={isPending} onPress={() => setAsked(device)}>
            {say('Do not call on {name}', { name: device.name })}
          </Button>
        </Inline>
      ))}
      <Confirm
        isOpen={asked !== undefined}
        title={say('Stop calls on {name}?', { name: asked?.name ?? '' })}
        confirmLabel={say('Stop calls')}
        cancelLabel={say('Keep it')}
        isPending={isPending}
        onConfirm={() => asked && void push.remove(asked.id).then(() => setAsked(undefined))}
        onCancel={() => setAsked(undefined)}
      >
        {say('You can allow calls again on that device.')}
      </Confirm>
    </Stack>
  );
}
