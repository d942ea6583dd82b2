import { Button, Code, Heading, Inline, InlineMessage, SizeBoxes, Stack, Text } from '@instore/ui';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { groupedBy } from '../../shared/lists/groupedBy.ts';
import { DifferingPairs } from './DifferingPairs.tsx';
import { cartonNumber, countedWords } from './deliveryWords.ts';
import type { OpenDeliveryProps } from './pageProps.ts';

/** The sizes of a carton: each scan counts a pair. What is not counted is shown as a dash, never as zero. */
export function CartonView(props: OpenDeliveryProps & { carton: string }) {
  const { receiving, delivery, carton } = props;
  const say = useSay();
  const { sizeless } = useValues(receiving.counting);
  const sums = delivery.cartonList.find((each) => each.carton === carton);
  const over = delivery.pairs.filter((pair) => pair.carton === carton && pair.isOver);
  return (
    <Stack gap={20}>
      <Inline justify="between" gap={12}>
        <Stack gap={4}>
          <Heading level={2}>
            {say('Carton {number} of {total}', {
              number: cartonNumber(delivery.cartonList, carton),
              total: delivery.cartonList.length,
            })}
          </Heading>
          <Code>{carton}</Code>
        </Stack>
        {sums && (
          <Text size={21} weight="strong">
            {countedWords(say, sums)}
          </Text>
        )}
      </Inline>
      {sizeless !== undefined && (
        <Inline justify="between" gap={12}>
          <InlineMessage severity="caution">
            {say('Choose the size of {barcode}.', { barcode: sizeless })}
          </InlineMessage>
          <Button onPress={receiving.forgetSizeless}>{say('Do not count it')}</Button>
        </Inline>
      )}
      <ProductBoxes {...props} barcode={sizeless} />
      <DifferingPairs {...props} title={say('Not on this delivery')} pairs={over} short={[]} />
    </Stack>
  );
}

/** The sizes of each product. Without a scanned barcode, a press counts a pair that has none. */
function ProductBoxes({
  receiving,
  delivery,
  carton,
  barcode,
}: OpenDeliveryProps & { carton: string; barcode: string | undefined }) {
  const { isPending, last } = useValues(receiving.counting);
  const products = groupedBy(
    delivery.sizes.filter((size) => size.carton === carton),
    ({ productName, sku, colourway }) => JSON.stringify([productName, sku, colourway.name]),
  );
  return [...products].map(([key, sizes]) => {
    const [first] = sizes;
    if (first === undefined) return null;
    return (
      <Stack key={key} gap={12} as="section">
        <Inline gap={12}>
          <Text weight="strong">{first.productName}</Text>
          <Text tone="soft">{first.sizeSystem}</Text>
          <Code>{first.sku ?? ''}</Code>
        </Inline>
        <SizeBoxes
          label={first.productName}
          boxes={sizes.map(({ inventoryItemId, size, expected, counted, absent }) => ({
            id: inventoryItemId,
            size,
            expected,
            counted,
            absent,
          }))}
          lastId={last?.carton === carton && !last.isOver ? last.inventoryItemId : undefined}
          asksForSize={barcode !== undefined}
          isDisabled={isPending}
          onCount={(inventoryItemId) => void receiving.count({ delivery, carton }, { inventoryItemId, barcode })}
        />
      </Stack>
    );
  });
}
