import type { BulkRecord } from '@instore/api';
import { ErrorState, InlineMessage, PairRow, PickGroup, SkeletonPicks, Tally } from '@instore/ui';
import { type Snapshot, useSnapshot } from 'valtio';
import { shortTime } from '../../shared/format/formatTime.ts';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { ConsignmentPageProps } from './pageProps.ts';
import { usePrice } from './usePrice.ts';

/** An order before it is sold: what will be sold, and who gets what [G-02]. */
export function OrderView({ consignment }: Pick<ConsignmentPageProps, 'consignment'>) {
  const say = useSay();
  const locale = useLocale();
  const sayMessage = useSayMessage();
  const price = usePrice();
  const { sale } = useSnapshot(consignment.state);
  if (!sale) return null;
  const { data, error, orderNumber } = sale;
  if (!data) {
    if (error === undefined) return <SkeletonPicks count={2} />;
    return <ErrorState>{sayMessage(error)}</ErrorState>;
  }
  const consigned = data.pairs.filter(({ consignee }) => consignee !== null);
  // Pairs that came before announcements have no price: a sum without them would be wrong.
  const isPriced = consigned.length > 0 && consigned.every(({ asks }) => asks != null);
  const total = consigned.reduce((sum, { asks }) => sum + (asks ?? 0), 0);
  const own = data.pairs.length - consigned.length;
  return (
    <>
      <Tally
        label={say('Order {order}', { order: orderNumber })}
        items={[
          {
            figure: orderNumber,
            label:
              data.soldAt === null
                ? say('Placed {time}', { time: shortTime(data.placedAt, locale) })
                : say('Sold {time}', { time: shortTime(data.soldAt, locale) }),
            isCode: true,
          },
          { figure: String(consigned.length), label: say('consigned pairs') },
          ...(isPriced ? [{ figure: price(total), label: say('to consignees') }] : []),
        ]}
      />
      {data.open > 0 && (
        <InlineMessage severity="caution">
          {say('{count} item has no pair yet|{count} items have no pair yet', { count: data.open })}
        </InlineMessage>
      )}
      <PickGroup
        title={say('In this order')}
        note={say("{count} pair of the store's own|{count} pairs of the store's own", { count: own })}
      >
        {data.pairs.map((pair) => (
          <SoldPair key={pair.rowId} pair={pair} />
        ))}
      </PickGroup>
    </>
  );
}

function SoldPair({ pair }: { pair: Snapshot<BulkRecord> }) {
  const say = useSay();
  const price = usePrice();
  const pictureUrl = usePictureUrl();
  const { consignee, asks } = pair;
  const owner = consignee ?? say("Store's own");
  return (
    <PairRow
      size={pair.size}
      sizeSystem={pair.sizeSystem}
      name={pair.productName}
      colourway={pair.colourway}
      sku={pair.sku}
      barcode={pair.barcode}
      imageUrl={pictureUrl(pair.imageUrl, 100)}
      state={consignee === null ? 'plain' : 'consigned'}
      caption={
        consignee === null || asks == null ? owner : say('{name} gets {price}', { name: owner, price: price(asks) })
      }
    />
  );
}
