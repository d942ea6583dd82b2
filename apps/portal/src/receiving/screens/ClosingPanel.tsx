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
  const { isPending } = useSnapshot(receiving.counting);
  const { role } = useSnapshot(useApp().auth);
  const { absent, damaged, from, status } = delivery;
  const mayClose = mayCloseDeliveries(role);
  const aside = delivery.pairs.filter(({ condition }) => condition === 'aside').length;
  return (
    <Panel
      title={say('When you close')}
      mark={<DeliveryStamp delivery={delivery} />}
      actions={
        <Stack gap={8}>
          <Text size={13} tone="soft">
            {say('After this, a bin count corrects it.')}
          </Text>
          <Button
            variant="signal"
            size="xl"
            isFill
            isDisabled={status === 'handed-in' && !mayClose}
            isPending={isPending}
            onPress={() => void (mayClose ? receiving.close(delivery) : receiving.handIn(delivery))}
          >
            {mayClose ? say('Close the delivery') : say('Hand in the count')}
          </Button>
        </Stack>
      }
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
