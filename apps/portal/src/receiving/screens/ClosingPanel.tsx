import { Button, Panel, Stack, Tally, Text } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { mayCloseDeliveries } from '../../shared/rights/warehouseRights.ts';
import { DeliveryStamp } from './DeliveryStamp.tsx';
import type { OpenDeliveryProps } from './pageProps.ts';

/** Beside the differences: what follows when the delivery is closed. A picker hands the count in [M-02]. */
export function ClosingPanel({ receiving, delivery }: OpenDeliveryProps) {
  const say = useSay();
  const { absent, damaged, from } = delivery;
  const aside = delivery.pairs.filter(({ condition }) => condition === 'aside').length;
  return (
    <Panel
      title={say('When you close')}
      mark={<DeliveryStamp delivery={delivery} />}
      actions={<CountEnd receiving={receiving} delivery={delivery} />}
    >
      <Stack gap={16}>
        <Tally
          label={say('Into stock')}
          items={[
            { figure: String(delivery.counted + delivery.over - aside), label: say('Into stock'), kind: 'found' },
          ]}
        />
        <Text>{say('They wait for their bins, in walking order.')}</Text>
        {damaged > 0 && <Text>{say('Damaged, on hold: {count}', { count: damaged })}</Text>}
        {aside > 0 && <Text>{say('Put aside, not in stock: {count}', { count: aside })}</Text>}
        {absent > 0 && <Text>{say('Short, open with {sender}: {count}', { sender: from, count: absent })}</Text>}
      </Stack>
    </Panel>
  );
}

/** Closes the delivery, or hands its count in to a person who may close it. */
function CountEnd({ receiving, delivery }: Pick<OpenDeliveryProps, 'receiving' | 'delivery'>) {
  const say = useSay();
  const { isPending } = useSnapshot(receiving.counting);
  const { role } = useSnapshot(useApp().auth);
  const button = { variant: 'signal', size: 'xl', isFill: true, isPending } as const;
  if (mayCloseDeliveries(role)) {
    return (
      <Stack gap={8}>
        <Text size={13} tone="soft">
          {say('After you close, only a count of a bin changes the stock.')}
        </Text>
        <Button {...button} onPress={() => void receiving.close(delivery)}>
          {say('Close the delivery')}
        </Button>
      </Stack>
    );
  }
  if (delivery.status === 'handed-in')
    return <Text>{say('The count is handed in. A manager closes the delivery.')}</Text>;
  return (
    <Button {...button} onPress={() => void receiving.handIn(delivery)}>
      {say('Hand in the count')}
    </Button>
  );
}
