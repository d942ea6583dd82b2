import { Code, Heading, Inline, Stack, Tally, Text } from '@instore/ui';
import { useSay } from '../../shared/language/useLanguage.ts';
import { DifferingPairs } from './DifferingPairs.tsx';
import type { OpenDeliveryProps } from './pageProps.ts';

/** The counted delivery before it is closed: its sums, and each difference with what follows from it [M-02]. */
export function DifferencesView(props: OpenDeliveryProps) {
  const { delivery } = props;
  const say = useSay();
  const { expected, counted, absent, over, damaged } = delivery;
  const differing = delivery.pairs.filter(({ isOver, condition }) => isOver || condition !== 'here');
  const asExpected = counted - differing.filter(({ isOver }) => !isOver).length;
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Heading level={2}>{delivery.from}</Heading>
        <Inline gap={12}>
          <Code>{delivery.number}</Code>
          {delivery.lastCountedBy !== null && (
            <Text tone="soft">{say('Counted last by {name}', { name: delivery.lastCountedBy })}</Text>
          )}
        </Inline>
      </Stack>
      <Tally
        label={say('Differences')}
        items={[
          { figure: String(expected), label: say('Expected'), kind: 'expected' },
          { figure: String(counted + over), label: say('Counted'), kind: 'found' },
          { figure: String(absent), label: say('Short'), kind: 'missing' },
          { figure: String(over), label: say('Over'), kind: 'unexpected' },
          { figure: String(damaged), label: say('Damaged') },
        ]}
      />
      <DifferingPairs
        {...props}
        title={say('Differences')}
        pairs={differing}
        short={delivery.sizes.filter((size) => size.absent > 0)}
      />
      <Text tone="soft">{say('As expected: {count}', { count: asExpected })}</Text>
    </Stack>
  );
}
