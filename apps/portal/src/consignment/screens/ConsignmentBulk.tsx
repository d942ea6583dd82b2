import type { BulkRecord } from '@instore/api';
import { BulkBar, Button, Code, Inline, InlineMessage, PairRow, Stack, Text } from '@instore/ui';
import { type Snapshot, useSnapshot } from 'valtio';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { useSay, useSayMessage, useSayServerText } from '../../shared/language/useLanguage.ts';
import type { ConsignmentPageProps } from './pageProps.ts';

/** Shows the result of a bulk action for each chosen pair, and prints the labels [G-01, G-05]. */
export function BulkResults(props: Pick<ConsignmentPageProps, 'consignment' | 'onPrint'>) {
  const sayMessage = useSayMessage();
  const { kind, bulkRecord } = useSnapshot(props.consignment.state);
  const { results, error } = bulkRecord;
  if (kind !== 'incoming' || (error === undefined && !results)) return null;
  return (
    <Stack gap={8}>
      {error !== undefined && <InlineMessage severity="critical">{sayMessage(error)}</InlineMessage>}
      {results && <Results {...props} />}
    </Stack>
  );
}

/** The bar of the chosen pairs, at the foot of the list: a choice moves no row [G-05]. */
export function ConsignmentBulk({ consignment }: Pick<ConsignmentPageProps, 'consignment'>) {
  const say = useSay();
  const { kind, bulkRecord, order, reason } = useSnapshot(consignment.state);
  const { chosen, isPending } = bulkRecord;
  const count = chosen.length;
  if (kind !== 'incoming' || count === 0) return null;
  return (
    <BulkBar
      chosen={count}
      total={order.length}
      onChooseAll={(isAll) => consignment.choose(isAll ? order.slice(0, 200) : [])}
    >
      <Button isDisabled={isPending || reason !== undefined} onPress={() => consignment.giveReason('')}>
        {say('Decline {count}', { count })}
      </Button>
      <Button
        variant={reason === undefined ? 'signal' : 'plain'}
        isPending={isPending}
        onPress={() => void consignment.accept()}
      >
        {say('Accept {count} pair|Accept {count} pairs', { count })}
      </Button>
    </BulkBar>
  );
}

function Results({ consignment, onPrint }: Pick<ConsignmentPageProps, 'consignment' | 'onPrint'>) {
  const say = useSay();
  const sayServerText = useSayServerText();
  const { bulkRecord } = useSnapshot(consignment.state);
  const results = bulkRecord.results ?? [];
  const refused = results.filter(({ isDone }) => !isDone);
  const accepted = results.flatMap(({ record }) => record ?? []);
  const labels = accepted.map(({ barcode, size, productName: name }) => ({ barcode: barcode ?? '', size, name }));
  const count = results.length - refused.length;
  return (
    <>
      {count > 0 && (
        <InlineMessage severity="positive">
          {accepted.length > 0
            ? say('{count} pair accepted|{count} pairs accepted', { count })
            : say('{count} pair declined|{count} pairs declined', { count })}
        </InlineMessage>
      )}
      {results.map(({ announcedId, record, suggestedBin = null }) =>
        record ? <Accepted key={announcedId} record={record} bin={record.bin ?? suggestedBin} /> : null,
      )}
      {refused.map(({ announcedId, message, text, values }) => (
        <InlineMessage key={announcedId} severity="critical">
          {sayServerText({ detail: message ?? '', text, values })}
        </InlineMessage>
      ))}
      {labels.length > 0 && (
        <Inline>
          <Button onPress={() => onPrint(labels)}>
            {say('Print {count} label|Print {count} labels', { count: labels.length })}
          </Button>
        </Inline>
      )}
    </>
  );
}

/** An accepted pair: its new barcode, and where it is put. It stays until the next scan or choice. */
function Accepted({ record, bin }: { record: Snapshot<BulkRecord>; bin: string | null }) {
  const say = useSay();
  const pictureUrl = usePictureUrl();
  return (
    <PairRow
      size={record.size}
      sizeSystem={record.sizeSystem}
      name={record.productName}
      colourway={record.colourway}
      sku={record.sku}
      barcode={record.barcode}
      imageUrl={pictureUrl(record.imageUrl, 100)}
      state="saved"
      caption={say('Accepted from the consignee')}
      end={
        bin === null ? (
          <Text size={13} tone="inherit">
            {say('No bin')}
          </Text>
        ) : (
          <Stack gap={0}>
            <Text size={13} tone="inherit">
              {say('Put it in')}
            </Text>
            <Code size={28}>{bin}</Code>
          </Stack>
        )
      }
    />
  );
}
