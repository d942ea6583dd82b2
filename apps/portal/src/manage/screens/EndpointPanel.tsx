import type { WebhookEndpoint } from '@instore/api';
import {
  Button,
  Code,
  DescriptionList,
  Inline,
  InlineMessage,
  Panel,
  SkeletonLabels,
  Stack,
  Stamp,
  Text,
} from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { momentOf } from '../../shared/format/formatTime.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import type { SystemsStore } from '../systems.ts';
import { endpointState, STATE_WORDS } from '../systemWords.ts';
import { STATE_STAMPS } from './stamps.ts';
import { Deliveries } from './Deliveries.tsx';
import { EventPauses } from './EventPauses.tsx';

interface EndpointPanelProps {
  systems: SystemsStore;
  id: string;
  onClose: () => void;
}

/** An endpoint: how it is, its newest deliveries, its pauses and its end [O-10]. */
export function EndpointPanel({ systems, id, onClose }: EndpointPanelProps) {
  const say = useSay();
  const { value } = useValues(systems.endpoints.state);
  const endpoint = value?.endpoints.find((each) => each.id === id);
  return (
    <Panel
      title={id}
      mark={
        endpoint && (
          <Stamp state={STATE_STAMPS[endpointState(endpoint)]}>{say(STATE_WORDS[endpointState(endpoint)])}</Stamp>
        )
      }
      onClose={onClose}
      actions={endpoint?.mayChange ? <Actions systems={systems} endpoint={endpoint} onRemoved={onClose} /> : undefined}
    >
      <Loaded resource={systems.endpoints} skeleton={<SkeletonLabels count={3} />}>
        {({ types }) =>
          endpoint === undefined ? (
            <Text tone="soft">{say('There is no such endpoint.')}</Text>
          ) : (
            <Stack gap={24}>
              <Facts endpoint={endpoint} />
              {endpoint.mayChange ? (
                <>
                  <Deliveries systems={systems} endpoint={endpoint} />
                  <EventPauses systems={systems} endpoint={endpoint} types={endpoint.types ?? types} />
                </>
              ) : (
                <InlineMessage severity="info">
                  {say('It gets data of other locations, too. A YK_Admin or Super_Admin can change that.')}
                </InlineMessage>
              )}
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Facts({ endpoint }: { endpoint: WebhookEndpoint }) {
  const say = useSay();
  const locale = useLocale();
  const { url, types, locations, createdAt, failingSince, pausedAt, nextAt, waiting } = endpoint;
  const places = locations?.map(({ name }) => name).join(', ') ?? say('All locations');
  const time = (label: string, at: string | null) => (at === null ? [] : [{ label, value: momentOf(at, locale) }]);
  return (
    <Stack gap={16}>
      {pausedAt !== null && (
        <InlineMessage severity="caution">
          {say('It gets nothing. What waits stays, and new events are not kept for it.')}
        </InlineMessage>
      )}
      {pausedAt === null && failingSince !== null && (
        <InlineMessage severity="critical">
          {say('Every delivery has failed since then. After a day the store pauses it.')}
        </InlineMessage>
      )}
      <DescriptionList
        items={[
          { label: say('Address'), value: <Code isLong>{url}</Code> },
          { label: say('Events'), value: types?.join(', ') ?? say('All events') },
          { label: say('Locations'), value: places },
          { label: say('Waiting'), value: String(waiting) },
          ...time(say('Paused since'), pausedAt),
          ...time(say('Failing since'), failingSince),
          ...(pausedAt === null ? time(say('Next attempt'), nextAt) : []),
          ...time(say('Added'), createdAt),
        ]}
      />
    </Stack>
  );
}

interface ActionsProps {
  systems: SystemsStore;
  endpoint: WebhookEndpoint;
  onRemoved: () => void;
}

/** Pauses the endpoint, lets it go on, and removes it; each that loses something after a question. */
function Actions({ systems, endpoint, onRemoved }: ActionsProps) {
  const say = useSay();
  const { isPending } = useSnapshot(systems.state);
  const [asked, setAsked] = useState<'pause' | 'remove'>();
  const isPaused = endpoint.pausedAt !== null;
  const pause = async () => {
    await systems.pause(endpoint, true);
    setAsked(undefined);
  };
  const remove = async () => {
    const isDone = await systems.removeEndpoint(endpoint);
    setAsked(undefined);
    if (isDone) onRemoved();
  };
  return (
    <Inline gap={8}>
      {isPaused ? (
        <Button variant="signal" isDisabled={isPending} onPress={() => void systems.pause(endpoint, false)}>
          {say('Go on')}
        </Button>
      ) : (
        <Button isDisabled={isPending} onPress={() => setAsked('pause')}>
          {say('Pause')}
        </Button>
      )}
      <Button variant="critical" isDisabled={isPending} onPress={() => setAsked('remove')}>
        {say('Remove')}
      </Button>
      <Confirm
        isOpen={asked === 'pause'}
        title={say('Pause {id}?', { id: endpoint.id })}
        confirmLabel={say('Pause')}
        cancelLabel={say('Not now')}
        isPending={isPending}
        onConfirm={() => void pause()}
        onCancel={() => setAsked(undefined)}
      >
        {say('What waits stays. Events from now on are not kept for it, until it goes on.')}
      </Confirm>
      <Confirm
        isOpen={asked === 'remove'}
        title={say('Remove {name}?', { name: endpoint.id })}
        confirmLabel={say('Remove')}
        cancelLabel={say('Keep it')}
        tone="critical"
        isPending={isPending}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(undefined)}
      >
        {say(
          '{count} waiting event is not sent. Its log is deleted.|{count} waiting events are not sent. Its log is deleted.',
          {
            count: endpoint.waiting,
          },
        )}
      </Confirm>
    </Inline>
  );
}
