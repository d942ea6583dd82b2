import type { DeliveredSize } from '@instore/api';
import { Button, Cartons, Code, DescriptionList, Inline, Panel, ProgressBar, Stack, Tally, Text } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { shortTime } from '../../shared/format/formatTime.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { ClosingPanel } from './ClosingPanel.tsx';
import { DeliveryStamp } from './DeliveryStamp.tsx';
import { LastPair } from './LastPair.tsx';
import { PutAwayPanel } from './PutAwayPanel.tsx';
import { cartonNumber, isBegun, isDone, nextCarton, stageOf } from './deliveryWords.ts';
import type { OpenDeliveryProps } from './pageProps.ts';

/** The panel of a delivery: its cartons, the pair that was counted last, the closing, or the labels. */
export function DeliveryPanel(props: OpenDeliveryProps) {
  const { delivery, carton } = props;
  const stage = stageOf(delivery, carton);
  if (stage === 'differences') return <ClosingPanel {...props} />;
  if (stage === 'putAway') return <PutAwayPanel {...props} />;
  return carton === undefined ? <CartonsPanel {...props} /> : <CountPanel {...props} carton={carton} />;
}

/** The cartons of the delivery, and with which one the count goes on. */
function CartonsPanel(props: OpenDeliveryProps) {
  const { delivery, onChange } = props;
  const say = useSay();
  const locale = useLocale();
  const { number, counted, expected, cartonList } = delivery;
  return (
    <Panel title={delivery.from} mark={<DeliveryStamp delivery={delivery} />} actions={<NextCarton {...props} />}>
      <Stack gap={20}>
        <Tally
          label={say('Pairs counted')}
          items={[
            { figure: isBegun(delivery) ? String(counted) : '–', label: say('Counted'), kind: 'found' },
            { figure: String(expected), label: say('Expected'), kind: 'expected' },
          ]}
        />
        {delivery.lastCountedBy !== null && (
          <Text tone="soft">{say('Counted last by {name}', { name: delivery.lastCountedBy })}</Text>
        )}
        <Cartons
          label={say('Cartons of {number}', { number })}
          cartons={cartonList.map(({ carton: code, ...sums }) => ({ code, ...sums }))}
          onOpen={(code) => onChange({ carton: code })}
        />
        <DescriptionList
          layout="ruled"
          items={[
            { label: say('Delivery'), value: number, isCode: true },
            { label: say('Announced'), value: shortTime(delivery.announcedAt, locale) },
          ]}
        />
      </Stack>
    </Panel>
  );
}

/** Opens the next carton, or the differences when each is counted. */
function NextCarton({ delivery: { cartonList }, onChange }: OpenDeliveryProps) {
  const say = useSay();
  const next = nextCarton(cartonList);
  return (
    <Button variant="signal" size="xl" isFill onPress={() => onChange({ carton: next?.carton })}>
      {next
        ? say('Go on with carton {number}', { number: cartonNumber(cartonList, next.carton) })
        : say('Look at the differences')}
    </Button>
  );
}

type CountPanelProps = OpenDeliveryProps & { carton: string };

/** Beside an open carton: the pair that was counted last, the progress, and the end of the carton. */
function CountPanel(props: CountPanelProps) {
  const { receiving, delivery } = props;
  const say = useSay();
  const { last } = useValues(receiving.counting);
  return (
    <Panel
      title={delivery.from}
      isTitleHidden={last !== undefined}
      mark={last ? undefined : <DeliveryStamp delivery={delivery} />}
      actions={<CartonEnd {...props} />}
    >
      <Stack gap={20}>
        {last && <LastPair {...props} pair={last} />}
        <Inline justify="between">
          <Text weight="strong">{say('Delivery')}</Text>
          <Code>{delivery.number}</Code>
        </Inline>
        <ProgressBar
          label={say('Pairs counted')}
          value={delivery.counted + delivery.absent}
          total={delivery.expected}
        />
      </Stack>
    </Panel>
  );
}

/** Closes the open carton. A size without a count is blank, not zero, so each of them is named first [M-02]. */
function CartonEnd(props: CountPanelProps) {
  const { receiving, delivery, carton } = props;
  const say = useSay();
  const { isPending } = useSnapshot(receiving.counting);
  const [isAsked, setAsked] = useState(false);
  const open = openSizes(delivery.sizes, carton);
  if (open.length === 0) return <NextCarton {...props} />;
  const number = cartonNumber(delivery.cartonList, carton);
  return (
    <Stack gap={8}>
      <Text tone="soft">{say('Not counted: {sizes}', { sizes: namesOf(open) })}</Text>
      <Button variant="signal" size="xl" isFill isPending={isPending} onPress={() => setAsked(true)}>
        {say('Close carton {number}', { number })}
      </Button>
      <AbsentQuestion {...props} isAsked={isAsked} open={open} onAnswered={() => setAsked(false)} />
    </Stack>
  );
}

interface AbsentQuestionProps extends CountPanelProps {
  isAsked: boolean;
  open: readonly DeliveredSize[];
  onAnswered: () => void;
}

function AbsentQuestion({ receiving, delivery, carton, onChange, isAsked, open, onAnswered }: AbsentQuestionProps) {
  const say = useSay();
  const { isPending } = useSnapshot(receiving.counting);
  const reportAbsent = async () => {
    const isReported = await receiving.reportAbsent({ delivery, carton });
    onAnswered();
    if (isReported) onChange({ carton: undefined });
  };
  return (
    <Confirm
      isOpen={isAsked}
      title={say('Are these pairs not in the carton?')}
      confirmLabel={say('Not in the carton')}
      cancelLabel={say('Go on counting')}
      isPending={isPending}
      onConfirm={() => void reportAbsent()}
      onCancel={onAnswered}
    >
      {say('Not counted: {sizes}', { sizes: namesOf(open) })}
    </Confirm>
  );
}

const namesOf = (sizes: readonly DeliveredSize[]) => sizes.map(({ size }) => size).join(', ');

/** The sizes of a carton that have pairs which are neither counted nor said to be absent. */
const openSizes = (sizes: readonly DeliveredSize[], carton: string) =>
  sizes.filter((size) => size.carton === carton && !isDone(size));
