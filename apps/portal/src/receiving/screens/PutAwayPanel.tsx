import { Button, Code, Panel, Stack, Text, icons } from '@instore/ui';
import { useSay } from '../../shared/language/useLanguage.ts';
import { DeliveryStamp } from './DeliveryStamp.tsx';
import type { OpenDeliveryProps } from './pageProps.ts';

/** Beside the way to the bins: the first bin, and the labels of pairs that came without a barcode. */
export function PutAwayPanel({ delivery, onPrint }: OpenDeliveryProps) {
  const say = useSay();
  const [first] = delivery.toPlace;
  const labels = delivery.toPlace
    .filter(({ isNewLabel }) => isNewLabel)
    .map(({ barcode, size, productName: name }) => ({ barcode, size, name }));
  return (
    <Panel
      title={delivery.from}
      mark={<DeliveryStamp delivery={delivery} />}
      actions={
        labels.length > 0 && (
          <Button variant="signal" size="xl" isFill icon={icons.printer} onPress={() => onPrint(labels)}>
            {say('Print {count} label|Print {count} labels', { count: labels.length })}
          </Button>
        )
      }
    >
      <Stack gap={20}>
        {first && (
          <Stack gap={8}>
            <Text size={13} tone="soft">
              {say('First bin')}
            </Text>
            {first.suggestedBin === null ? (
              <Text size={21} weight="strong">
                {say('A free bin')}
              </Text>
            ) : (
              <Code size={28}>{first.suggestedBin}</Code>
            )}
          </Stack>
        )}
        {delivery.closedBy !== null && <Text tone="soft">{say('Closed by {name}', { name: delivery.closedBy })}</Text>}
      </Stack>
    </Panel>
  );
}
