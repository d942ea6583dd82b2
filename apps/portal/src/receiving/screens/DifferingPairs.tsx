import type { DeliveredPair, Delivery } from '@instore/api';
import { Button, Code, Heading, Inline, Stack, Stamp, Text, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { ReceivingStore } from '../receiving.ts';

interface DifferingProps {
  receiving: ReceivingStore;
  delivery: Delivery;
}

/** The pairs that are over, damaged or put aside: the person decides about each. */
export function DifferingPairs({ receiving, delivery }: DifferingProps) {
  const say = useSay();
  const pairs = delivery.pairs.filter(({ isOver, condition }) => isOver || condition !== 'here');
  if (pairs.length === 0) return null;
  return (
    <Stack gap={12}>
      <Heading level={2}>{say('Differences')}</Heading>
      {pairs.map((pair) => (
        <Differing key={pair.pairId} {...{ receiving, delivery, pair }} />
      ))}
    </Stack>
  );
}

function Differing({ receiving, delivery, pair }: DifferingProps & { pair: DeliveredPair }) {
  const say = useSay();
  const { isPending } = useSnapshot(receiving.counting);
  const { isOver, condition } = pair;
  const become = (next: Parameters<ReceivingStore['correct']>[2]) => void receiving.correct(delivery, pair, next);
  return (
    <Inline justify="between" gap={12}>
      <Stack gap={4}>
        <Text weight="strong">{say('{size}, {name}', { size: pair.size, name: pair.productName })}</Text>
        <Code>{pair.barcode}</Code>
        <Inline gap={8}>
          {isOver && <Stamp state="unexpected">{say('Not on the delivery')}</Stamp>}
          {condition === 'damaged' && <Stamp state="error">{say('Damaged')}</Stamp>}
          {condition === 'aside' && <Stamp state="held">{say('Put aside')}</Stamp>}
        </Inline>
      </Stack>
      <Inline gap={8}>
        {condition === 'here' ? (
          <Button isDisabled={isPending} onPress={() => become('aside')}>
            {say('Put aside')}
          </Button>
        ) : (
          <Button isDisabled={isPending} icon={icons.check} onPress={() => become('here')}>
            {say('Keep it')}
          </Button>
        )}
        <Button isDisabled={isPending} variant="quiet" onPress={() => become('uncounted')}>
          {say('Do not count it')}
        </Button>
      </Inline>
    </Inline>
  );
}
