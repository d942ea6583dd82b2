import { Button, Checkbox, Code, EmptyState, PairRow, SkeletonPicks, Stack, Stamp, icons } from '@instore/ui';
import { type Snapshot, useSnapshot } from 'valtio';
import type { Consigned } from '../consignmentState.ts';
import { PagedRows } from '../../shared/components/PagedRows.tsx';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { ConsignmentPageProps } from './pageProps.ts';
import { usePrice } from './usePrice.ts';

export interface QueueListProps extends ConsignmentPageProps {
  openId: string | undefined;
}

/** The pairs of the tab [G-01]. */
export function QueueList({ consignment, openId, ...props }: QueueListProps) {
  const say = useSay();
  const state = useSnapshot(consignment.state);
  return (
    <PagedRows
      state={state}
      gap={8}
      skeleton={<SkeletonPicks count={5} />}
      empty={
        <EmptyState icon={icons.tag} title={say('No pairs here')}>
          {state.search === undefined
            ? say('Announced, missing and sold pairs of consignees appear here.')
            : say('No pair of this location matches {search}.', { search: state.search })}
        </EmptyState>
      }
      onRetry={() => void consignment.load(props)}
      onMore={() => void consignment.loadMore()}
    >
      <Stack gap={8}>
        {state.queue.map((row) => (
          <QueueRow key={row.id} consignment={consignment} row={row} isOpen={row.id === openId} {...props} />
        ))}
      </Stack>
    </PagedRows>
  );
}

function QueueRow({
  consignment,
  row,
  isOpen,
  onChange,
}: Pick<ConsignmentPageProps, 'consignment' | 'onChange'> & { row: Snapshot<Consigned>; isOpen: boolean }) {
  const say = useSay();
  const pictureUrl = usePictureUrl();
  const price = usePrice();
  const { bulkRecord } = useSnapshot(consignment.state);
  const { id, pair, consignee, announced, record } = row;
  const { size, productName: name } = pair;
  const isChosen = bulkRecord.chosen.includes(id);
  const asks = announced?.asks ?? record?.asks ?? null;
  const words = say('{name}, size {size}', { name, size });
  return (
    <PairRow
      size={size}
      sizeSystem={pair.sizeSystem}
      name={name}
      colourway={pair.colourway}
      sku={pair.sku}
      barcode={record?.barcode ?? null}
      imageUrl={pictureUrl(pair.imageUrl, 100)}
      caption={asks === null ? consignee : say('{name}, asks {price}', { name: consignee, price: price(asks) })}
      state={record?.missing ? 'missing' : 'consigned'}
      isOpen={isOpen}
      isChosen={isChosen}
      onOpen={() => onChange({ open: record?.missing ? (record.barcode ?? id) : id })}
      lead={
        announced ? (
          <Checkbox
            isLabelHidden
            isSelected={isChosen}
            onChange={(isOn) =>
              consignment.choose(isOn ? [...bulkRecord.chosen, id] : bulkRecord.chosen.filter((one) => one !== id))
            }
          >
            {say('Choose {pair}', { pair: words })}
          </Checkbox>
        ) : undefined
      }
      end={announced ? <AnnouncedEnd consignment={consignment} id={id} words={words} /> : <RecordEnd row={row} />}
    />
  );
}

function AnnouncedEnd({
  consignment,
  id,
  words,
}: Pick<ConsignmentPageProps, 'consignment'> & { id: string; words: string }) {
  const say = useSay();
  const { isPending } = useSnapshot(consignment.state).bulkRecord;
  return (
    <>
      <Button
        size="s"
        isDisabled={isPending}
        aria-label={say('Decline {pair}', { pair: words })}
        onPress={() => {
          consignment.choose([id]);
          consignment.giveReason('');
        }}
      >
        {say('Decline')}
      </Button>
      <Button
        size="s"
        isDisabled={isPending}
        aria-label={say('Accept {pair}', { pair: words })}
        onPress={() => void consignment.accept([id])}
      >
        {say('Accept')}
      </Button>
    </>
  );
}

function RecordEnd({ row: { record } }: { row: Snapshot<Consigned> }) {
  const say = useSay();
  if (!record) return null;
  if (record.state === 'Sold') return <Stamp state="sold">{record.orderNumber ?? say('Sold')}</Stamp>;
  if (record.onHold && !record.missing) return <Stamp state="pending">{say('On hold')}</Stamp>;
  if (record.bin === null) return <Stamp state={record.missing ? 'error' : 'consigned'}>{say('No bin')}</Stamp>;
  return (
    <Code size={28} tone={record.missing ? 'critical' : undefined}>
      {record.bin}
    </Code>
  );
}
