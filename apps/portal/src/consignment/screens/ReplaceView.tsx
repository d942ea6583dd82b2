import type { BulkRecord } from '@instore/api';
import { Button, ErrorState, Inline, InlineMessage, PairRow, ReplacementList, SkeletonPicks, Stamp } from '@instore/ui';
import { type Snapshot, useSnapshot } from 'valtio';
import { shortTime } from '../../shared/format/formatTime.ts';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { ConsignmentPageProps } from './pageProps.ts';
import { usePrice } from './usePrice.ts';

/** A missing pair, and the pairs that can go in its place in the order of G-06. */
export function ReplaceView({
  consignment,
  onBack,
}: Pick<ConsignmentPageProps, 'consignment'> & { onBack: () => void }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { replacing } = useSnapshot(consignment.state);
  const toReplacement = useReplacement();
  if (!replacing) return null;
  const { data, error, chosen, barcode } = replacing;
  if (!data) {
    if (error === undefined) return <SkeletonPicks count={3} />;
    return <ErrorState onRetry={() => void consignment.loadReplacements(barcode)}>{sayMessage(error)}</ErrorState>;
  }
  const { pair, sameSize, otherSizes } = data;
  const free = say('{count} free', { count: sameSize.length });
  return (
    <>
      <PairRow
        size={pair.size}
        sizeSystem={pair.sizeSystem}
        name={pair.productName}
        colourway={pair.colourway}
        sku={pair.sku}
        barcode={pair.barcode}
        state="missing"
        caption={[pair.consignee ?? say("Store's own"), holderOf(pair, say)].filter(Boolean).join(', ')}
        end={<Stamp state="error">{pair.bin ?? say('No bin')}</Stamp>}
      />
      {holderOf(pair, say) === undefined ? (
        <InlineMessage severity="info">
          {say('This pair is not reserved, so it needs no replacement. It stays missing until it is scanned.')}
        </InlineMessage>
      ) : sameSize.length + otherSizes.length === 0 ? (
        <InlineMessage severity="caution">{say('No other pair of this SKU is free.')}</InlineMessage>
      ) : (
        <ReplacementList
          label={say('Pairs that can go instead')}
          groups={[
            { title: say('Same SKU, same size'), note: free, pairs: sameSize.map(toReplacement) },
            {
              title: say('Same SKU, next size'),
              note: say('Ask the customer first'),
              pairs: otherSizes.map(toReplacement),
            },
          ].filter(({ pairs }) => pairs.length > 0)}
          value={chosen}
          onChange={consignment.chooseReplacement}
        />
      )}
      <Inline>
        <Button variant="quiet" onPress={onBack}>
          {say('Back to list')}
        </Button>
      </Inline>
    </>
  );
}

/** The request or order for which a pair is reserved, in words. */
export function holderOf(
  { requestId, orderNumber }: Snapshot<BulkRecord>,
  say: ReturnType<typeof useSay>,
): string | undefined {
  if (orderNumber != null) return say('order {number}', { number: orderNumber });
  return requestId == null ? undefined : say('request {number}', { number: requestId });
}

function useReplacement() {
  const say = useSay();
  const locale = useLocale();
  const price = usePrice();
  return ({ barcode, size, bin, consignee, asks, price: sellsAt, receivedAt }: Snapshot<BulkRecord>) => ({
    barcode: barcode ?? '',
    size,
    bin,
    owner: consignee ?? say("Store's own"),
    price: price(asks ?? sellsAt),
    since: receivedAt == null ? '' : say('Since {day}', { day: shortTime(receivedAt, locale) }),
  });
}
