import type { DeliveredPair, DeliveredSize, Delivery } from '@instore/api';
import { Button, Code, Inline, PairHead, Panel, ProgressBar, Stack, Stamp, Tally, Text, icons } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app/context.ts';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { mayCloseDeliveries } from '../../shared/rights/warehouseRights.ts';
import { deliveryStamp } from './deliveryWords.ts';
import type { OpenDeliveryProps } from './pageProps.ts';

/** The delivery beside its cartons: the pair that was counted last, the sums, and the end of the count. */
export function DeliveryPanel(props: OpenDeliveryProps) {
  const { receiving, delivery } = props;
  const say = useSay();
  const { last } = useValues(receiving.counting);
  const stamp = deliveryStamp(delivery);
  const short = delivery.absent;
  return (
    <Panel
      title={delivery.from}
      mark={<Stamp state={stamp.state}>{say(stamp.text)}</Stamp>}
      actions={delivery.status === 'closed' ? undefined : <CountActions {...props} />}
    >
      <Stack gap={20}>
        {last && delivery.status !== 'closed' && <LastPair {...props} pair={last} />}
        <Inline justify="between">
          <Text weight="strong">{say('Delivery')}</Text>
          <Code>{delivery.number}</Code>
        </Inline>
        <ProgressBar label={say('Pairs counted')} value={delivery.counted + short} total={delivery.expected} />
        <Tally
          label={say('Differences')}
          items={[
            { figure: String(short), label: say('Short'), kind: 'missing' },
            { figure: String(delivery.over), label: say('Over'), kind: 'unexpected' },
            { figure: String(delivery.damaged), label: say('Damaged') },
          ]}
        />
        {delivery.lastCountedBy !== null && (
          <Text tone="soft">{say('Counted last by {name}', { name: delivery.lastCountedBy })}</Text>
        )}
      </Stack>
    </Panel>
  );
}

/** The pair that was counted last on this device, its label, and what can be wrong with it. */
function LastPair({ receiving, delivery, onPrint, pair }: OpenDeliveryProps & { pair: DeliveredPair }) {
  const say = useSay();
  const pictureUrl = usePictureUrl();
  const { isPending } = useSnapshot(receiving.counting);
  const { barcode, size, productName: name } = pair;
  return (
    <Stack gap={12}>
      <Stamp state={pair.isOver ? 'unexpected' : 'found'}>
        {pair.isOver ? say('Not on the delivery') : say('Counted')}
      </Stamp>
      <PairHead {...pair} name={name} imageUrl={pictureUrl(pair.imageUrl, 320)} />
      <Code>{barcode}</Code>
      {pair.isNewLabel && (
        <Button variant="signal" isFill icon={icons.printer} onPress={() => onPrint([{ barcode, size, name }])}>
          {say('Print its label')}
        </Button>
      )}
      <Inline gap={8}>
        <Button isDisabled={isPending} onPress={() => void receiving.correct(delivery, pair, 'damaged')}>
          {say('Damaged')}
        </Button>
        <Button
          isDisabled={isPending}
          icon={icons.undo}
          onPress={() => void receiving.correct(delivery, pair, 'uncounted')}
        >
          {say('Undo')}
        </Button>
      </Inline>
    </Stack>
  );
}

type Question = 'carton' | 'close';

/** The button that ends a carton, the count or the delivery. It asks first and lists the open or differing pairs. */
function CountActions(props: OpenDeliveryProps) {
  const { receiving, delivery, carton } = props;
  const say = useSay();
  const { isPending } = useSnapshot(receiving.counting);
  const { role } = useSnapshot(useApp().auth);
  const [asks, setAsks] = useState<Question>();
  const open = openSizes(delivery);
  const inCarton = open.filter((size) => size.carton === carton);
  const mayClose = mayCloseDeliveries(role);
  const end =
    inCarton.length > 0
      ? { text: say('Close carton {carton}', { carton: carton ?? '' }), onPress: () => setAsks('carton') }
      : mayClose
        ? { text: say('Close the delivery'), onPress: () => setAsks('close') }
        : { text: say('Hand in the count'), onPress: () => void receiving.handIn(delivery) };
  const isBlocked = inCarton.length === 0 && (open.length > 0 || (delivery.status === 'handed-in' && !mayClose));
  return (
    <>
      <Button variant="signal" size="xl" isFill isDisabled={isBlocked} isPending={isPending} onPress={end.onPress}>
        {end.text}
      </Button>
      <Questions {...props} asks={asks} inCarton={inCarton} onAnswered={() => setAsks(undefined)} />
    </>
  );
}

interface QuestionsProps extends OpenDeliveryProps {
  asks: Question | undefined;
  /** The sizes of the open carton that have uncounted pairs. */
  inCarton: readonly DeliveredSize[];
  onAnswered: () => void;
}

/** The questions before the end of a carton or delivery. A size without a count is blank, not zero [M-02]. */
function Questions({ receiving, delivery, carton, onChange, asks, inCarton, onAnswered }: QuestionsProps) {
  const say = useSay();
  const { isPending } = useSnapshot(receiving.counting);
  const close = async () => {
    const isDone = await receiving.close(delivery);
    onAnswered();
    if (isDone) onChange({ carton: undefined });
  };
  const reportAbsent = async () => {
    if (carton !== undefined) await receiving.reportAbsent({ delivery, carton });
    onAnswered();
    onChange({ carton: undefined });
  };
  return (
    <>
      <Confirm
        isOpen={asks === 'carton'}
        title={say('Are these pairs not in the carton?')}
        confirmLabel={say('Not in the carton')}
        cancelLabel={say('Go on counting')}
        isPending={isPending}
        onConfirm={() => void reportAbsent()}
        onCancel={onAnswered}
      >
        {say('Not counted: {sizes}', { sizes: inCarton.map(({ size }) => size).join(', ') })}
      </Confirm>
      <Confirm
        isOpen={asks === 'close'}
        title={say('Close the delivery?')}
        confirmLabel={say('Close the delivery')}
        cancelLabel={say('Go on counting')}
        isPending={isPending}
        onConfirm={() => void close()}
        onCancel={onAnswered}
      >
        {say('Into stock: {count}. Short: {short}, over: {over}, damaged and on hold: {damaged}.', {
          count: delivery.counted + delivery.over,
          short: delivery.absent,
          over: delivery.over,
          damaged: delivery.damaged,
        })}
      </Confirm>
    </>
  );
}

/** The sizes that have pairs which are neither counted nor said to be absent. */
const openSizes = ({ sizes }: Delivery) => sizes.filter((size) => size.counted + size.absent < size.expected);
