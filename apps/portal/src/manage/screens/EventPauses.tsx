import type { WebhookEndpoint } from '@instore/api';
import { Disclosure, Stack, Switch, Text } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { SystemsStore } from '../systems.ts';

interface EventPausesProps {
  systems: SystemsStore;
  endpoint: WebhookEndpoint;
  /** The events that it gets. */
  types: readonly string[];
}

/** A switch for each type of events that an endpoint gets. Those that the store or an admin has paused come first. */
export function EventPauses({ systems, endpoint, types }: EventPausesProps) {
  const say = useSay();
  const { isPending } = useSnapshot(systems.state);
  const [asked, setAsked] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const { pausedTypes } = endpoint;
  const others = types.filter((type) => !pausedTypes.includes(type));
  const switchOf = (type: string) => (
    <Switch
      key={type}
      isSelected={!pausedTypes.includes(type)}
      isDisabled={isPending}
      onChange={(isOn) => (isOn ? void systems.pauseType(endpoint, type, false) : setAsked(type))}
    >
      {type}
    </Switch>
  );
  const pause = async () => {
    if (asked !== undefined) await systems.pauseType(endpoint, asked, true);
    setAsked(undefined);
  };
  return (
    <Stack gap={12} as="section">
      {pausedTypes.length > 0 && (
        <Stack gap={8}>
          <Text weight="strong">{say('Paused events')}</Text>
          <Text size={13} tone="soft">
            {say('The store pauses events that the tool refuses for a day.')}
          </Text>
          {pausedTypes.map(switchOf)}
        </Stack>
      )}
      <Disclosure title={say('Pause events by type')} isOpen={isOpen} onOpenChange={setOpen}>
        <Stack gap={8}>{others.map(switchOf)}</Stack>
      </Disclosure>
      <Confirm
        isOpen={asked !== undefined}
        title={say('Pause {id}?', { id: asked ?? '' })}
        confirmLabel={say('Pause')}
        cancelLabel={say('Not now')}
        isPending={isPending}
        onConfirm={() => void pause()}
        onCancel={() => setAsked(undefined)}
      >
        {say('These events are not kept from now on. Those that wait are not sent; the log has them for a week.')}
      </Confirm>
    </Stack>
  );
}
