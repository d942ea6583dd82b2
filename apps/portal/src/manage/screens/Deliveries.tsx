import type { WebhookDelivery, WebhookDeliveryState, WebhookEndpoint } from '@instore/api';
import { Button, Code, Heading, Inline, Select, SkeletonLabels, Stack, Stamp, Text } from '@instore/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { momentOf } from '../../shared/format/formatTime.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import type { SystemsStore } from '../systems.ts';
import { DELIVERY_WORDS } from '../systemWords.ts';
import { DELIVERY_STAMPS } from './stamps.ts';

const STATES = ['all', 'waiting', 'failed', 'delivered', 'skipped'] as const;

interface DeliveriesProps {
  systems: SystemsStore;
  endpoint: WebhookEndpoint;
}

/** The newest deliveries to an endpoint, and what each attempt said. They are read again while they are shown. */
export function Deliveries({ systems, endpoint }: DeliveriesProps) {
  const say = useSay();
  const [state, setState] = useState<'all' | WebhookDeliveryState>('all');
  const { id } = endpoint;
  useEffect(() => {
    systems.openDeliveries({ systemId: id, state: state === 'all' ? undefined : state });
    return () => systems.openDeliveries(undefined);
  }, [systems, id, state]);
  return (
    <Stack gap={12} as="section">
      <Inline justify="between" gap={12}>
        <Heading level={3}>{say('Last deliveries')}</Heading>
        <Select
          label={say('State')}
          isLabelHidden
          items={STATES.map((each) => ({
            id: each,
            label: each === 'all' ? say('All deliveries') : say(DELIVERY_WORDS[each]),
          }))}
          value={state}
          onChange={setState}
        />
      </Inline>
      <Loaded resource={systems.deliveries} skeleton={<SkeletonLabels count={3} />}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <Text tone="soft">{say('Nothing was sent, and nothing waits.')}</Text>
          ) : (
            <Stack gap={16} as="ul">
              {deliveries.map((delivery) => (
                <li key={delivery.deliveryId}>
                  <Delivery systems={systems} endpoint={endpoint} delivery={delivery} />
                </li>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}

function Delivery({ systems, endpoint, delivery }: DeliveriesProps & { delivery: WebhookDelivery }) {
  const say = useSay();
  const locale = useLocale();
  const { isPending } = useSnapshot(systems.state);
  const { type, object, state, createdAt, attempts, outcome, deliveredAt, nextAt } = delivery;
  const isHeld = endpoint.pausedAt !== null || endpoint.pausedTypes.includes(type);
  return (
    <Stack gap={4}>
      <Inline justify="between" gap={8}>
        <Code>{type}</Code>
        <Stamp state={DELIVERY_STAMPS[state]}>{say(DELIVERY_WORDS[state])}</Stamp>
      </Inline>
      <Text size={13} tone="soft">
        {[object, momentOf(deliveredAt ?? createdAt, locale)].join(', ')}
      </Text>
      {attempts > 0 && (
        <Text size={13} tone={state === 'failed' ? 'critical' : 'soft'}>
          {[
            say('{count} attempt, answer {outcome}|{count} attempts, answer {outcome}', {
              count: attempts,
              outcome: outcome ?? '--',
            }),
            state === 'failed' && nextAt !== null && say('again {time}', { time: momentOf(nextAt, locale) }),
          ]
            .filter((part) => part !== false)
            .join(', ')}
        </Text>
      )}
      {state !== 'waiting' && (
        <Inline>
          <Button
            isDisabled={isPending || isHeld}
            aria-label={say('Send {type} of {object} again', { type, object })}
            onPress={() => void systems.resend(endpoint, delivery)}
          >
            {state === 'failed' ? say('Send now') : say('Send again')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
