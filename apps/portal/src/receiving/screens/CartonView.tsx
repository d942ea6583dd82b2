import type { DeliveredSize, Delivery } from '@instore/api';
import { Button, Grid, Heading, Inline, InlineMessage, SizeFigure, Stack, Stamp, Text, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import type { ReceivingStore } from '../receiving.ts';
import { countedWords } from './deliveryWords.ts';

interface CartonProps {
  receiving: ReceivingStore;
  delivery: Delivery;
  carton: string;
}

/** The sizes of a carton: each scan counts a pair. What is not counted is shown as a dash, never as zero. */
export function CartonView(props: CartonProps) {
  const { receiving, delivery, carton } = props;
  const say = useSay();
  const { sizeless } = useSnapshot(receiving.counting);
  const sizes = delivery.sizes.filter((size) => size.carton === carton);
  const sums = delivery.cartonList.find((each) => each.carton === carton);
  return (
    <Stack gap={16}>
      <Inline justify="between">
        <Heading level={2}>{say('Carton {carton}', { carton })}</Heading>
        {sums && <Text weight="strong">{countedWords(say, sums)}</Text>}
      </Inline>
      {sizeless !== undefined && (
        <Inline justify="between" gap={12}>
          <InlineMessage severity="caution">
            {say('Choose the size of {barcode}.', { barcode: sizeless })}
          </InlineMessage>
          <Button onPress={receiving.forgetSizeless}>{say('Do not count it')}</Button>
        </Inline>
      )}
      <Grid column="s" gap={12}>
        {sizes.map((size) => (
          <SizeBox key={size.inventoryItemId} {...props} size={size} barcode={sizeless} />
        ))}
      </Grid>
    </Stack>
  );
}

/** The pairs of a size. Without a scanned barcode, a press counts a pair that has none. */
function SizeBox({
  receiving,
  delivery,
  carton,
  size,
  barcode,
}: CartonProps & { size: DeliveredSize; barcode: string | undefined }) {
  const say = useSay();
  const { isPending } = useSnapshot(receiving.counting);
  const { inventoryItemId, expected, counted, absent, productName } = size;
  const left = expected - counted - absent;
  const { state, text } = stateOf(say, size);
  const count = () => void receiving.count({ delivery, carton }, { inventoryItemId, barcode });
  return (
    <Stack gap={8} as="article">
      <Inline justify="between" wrap={false}>
        <SizeFigure size={size.size} scale={40} />
        <Text weight="strong">{countedWords(say, size)}</Text>
      </Inline>
      <Text size={13} tone="soft">
        {productName}
      </Text>
      <Stamp state={state}>{text}</Stamp>
      {(left > 0 || barcode !== undefined) && (
        <Button
          isFill
          icon={barcode === undefined ? icons.tag : icons.check}
          isDisabled={isPending}
          aria-label={say('{action}, size {size}', {
            action: barcode === undefined ? say('Count without a barcode') : say('It is this size'),
            size: size.size,
          })}
          onPress={count}
        >
          {barcode === undefined ? say('No barcode') : say('It is this size')}
        </Button>
      )}
    </Stack>
  );
}

function stateOf(say: SayText, { expected, counted, absent }: DeliveredSize) {
  const left = expected - counted - absent;
  if (absent > 0 && left === 0) return { state: 'error', text: say('{count} short', { count: absent }) } as const;
  if (left === 0) return { state: 'found', text: say('All here') } as const;
  if (counted + absent === 0) return { state: 'request', text: say('Not counted yet') } as const;
  return { state: 'pending', text: say('{count} more to scan', { count: left }) } as const;
}
