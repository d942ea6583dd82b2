import type { DeliveredPair, DeliveredSize, ProductFacts } from '@instore/api';
import { Button, Heading, Inline, PairRow, Stack, Stamp, Text, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { ReceivingStore } from '../receiving.ts';
import { cartonNumber } from './deliveryWords.ts';
import type { OpenDeliveryProps } from './pageProps.ts';

interface DifferingProps extends OpenDeliveryProps {
  title: string;
  /** Pairs that are over, damaged or put aside. */
  pairs: readonly DeliveredPair[];
  /** Sizes with pairs that are short. */
  short: readonly DeliveredSize[];
}

/** What differs from the announcement: the person decides about each counted pair. */
export function DifferingPairs({ title, short, pairs, ...props }: DifferingProps) {
  const say = useSay();
  if (pairs.length + short.length === 0) return null;
  return (
    <Stack gap={12} as="section">
      <Heading level={2}>{title}</Heading>
      <Stack gap={8}>
        {short.map((size) => (
          <PairRow
            key={`${size.carton} ${size.inventoryItemId}`}
            {...rowOf(size)}
            state="missing"
            facts={
              <Stack gap={4}>
                <Inline>
                  <Stamp state="error">{say('{count} short', { count: size.absent })}</Stamp>
                </Inline>
                <InCarton {...props} carton={size.carton} />
              </Stack>
            }
            end={<Text weight="strong">{say('Not in stock')}</Text>}
          />
        ))}
        {pairs.map((pair) => (
          <Differing key={pair.pairId} {...props} pair={pair} />
        ))}
      </Stack>
    </Stack>
  );
}

const rowOf = ({ size, sizeSystem, productName, colourway, sku }: ProductFacts) => ({
  size,
  sizeSystem,
  name: productName,
  colourway,
  sku,
});

function InCarton({ delivery, carton }: Pick<OpenDeliveryProps, 'delivery'> & { carton: string }) {
  const say = useSay();
  return (
    <Text size={13} tone="soft">
      {say('Carton {number}', { number: cartonNumber(delivery.cartonList, carton) })}
    </Text>
  );
}

/** What happens to a counted pair when the delivery is closed. */
const OUTCOMES = { here: 'Into stock', damaged: 'On hold', aside: 'Not into stock' } as const;

function Differing({ pair, ...props }: OpenDeliveryProps & { pair: DeliveredPair }) {
  const say = useSay();
  const { isOver, condition, note } = pair;
  return (
    <PairRow
      {...rowOf(pair)}
      barcode={pair.barcode}
      caption={note === null ? undefined : say('“{note}”', { note })}
      state={condition === 'damaged' ? 'missing' : 'unexpected'}
      facts={
        <Stack gap={4}>
          <Inline gap={4}>
            {isOver && <Stamp state="unexpected">{say('Over')}</Stamp>}
            {condition === 'damaged' && <Stamp state="error">{say('Damaged')}</Stamp>}
            {condition === 'aside' && <Stamp state="held">{say('Put aside')}</Stamp>}
          </Inline>
          <Text weight="strong">{say(OUTCOMES[condition])}</Text>
          <InCarton {...props} carton={pair.carton} />
        </Stack>
      }
      end={<Decisions {...props} pair={pair} />}
    />
  );
}

function Decisions({ receiving, delivery, pair }: OpenDeliveryProps & { pair: DeliveredPair }) {
  const say = useSay();
  const { isPending } = useSnapshot(receiving.counting);
  const become = (next: Parameters<ReceivingStore['correct']>[2]) => void receiving.correct(delivery, pair, next);
  return (
    <Inline gap={8}>
      {pair.condition === 'here' ? (
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
  );
}
