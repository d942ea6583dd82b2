import { Inline, ScanField, SegmentedControl, Select, Stack } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { CONSIGNMENT_KINDS, type ConsignmentKind } from '../consignmentSearch.ts';
import { useLocationChanges } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { AreaShell } from '../../shell/screens/index.ts';
import { ConsignedPanel } from './ConsignedPanel.tsx';
import { BulkResults, ConsignmentBulk } from './ConsignmentBulk.tsx';
import { DeclinePanel } from './DeclinePanel.tsx';
import { OrderView } from './OrderView.tsx';
import { QueueList } from './QueueList.tsx';
import { ReplacePanel } from './ReplacePanel.tsx';
import { ReplaceView } from './ReplaceView.tsx';
import { SalePanel } from './SalePanel.tsx';
import type { ConsignmentPageProps } from './pageProps.ts';

/** /warehouse/consignment: take in, find, replace and sell consigned pairs [G-01, G-05, G-06]. */
export function ConsignmentPage({ consignment, onChange, onPrint, ...search }: ConsignmentPageProps) {
  const say = useSay();
  const { kind = 'incoming', order, open } = search;
  const state = useSnapshot(consignment.state);
  useLocationChanges(consignment.readChanges);
  const isReplacing = kind === 'missing' && state.replacing !== undefined;
  const openId = open ?? (isReplacing || order !== undefined ? undefined : state.order[0]);
  const back = () => onChange({ open: undefined });
  const panel =
    state.reason !== undefined ? (
      <DeclinePanel consignment={consignment} />
    ) : isReplacing ? (
      <ReplacePanel consignment={consignment} onDone={back} />
    ) : order !== undefined && state.sale ? (
      <SalePanel consignment={consignment} />
    ) : openId === undefined || !state.byId[openId] ? undefined : (
      <ConsignedPanel consignment={consignment} id={openId} onChange={onChange} onPrint={onPrint} />
    );
  return (
    <AreaShell
      area="warehouse"
      title={say('Consignment')}
      isSearchSmall
      aside={panel}
      asideWidth="m"
      asideLabel={say('Pair')}
      isAsideOpen={open !== undefined || state.reason !== undefined || order !== undefined}
      onAsideClose={() => {
        consignment.giveReason(undefined);
        onChange({ open: undefined, order: undefined });
      }}
    >
      <Stack gap={16}>
        <AddressBanner />
        <ConsignmentField consignment={consignment} isReplacing={isReplacing} onChange={onChange} />
        <ConsignmentTools consignment={consignment} kind={kind} onChange={onChange} />
        <BulkResults consignment={consignment} onPrint={onPrint} />
        {isReplacing ? (
          <ReplaceView consignment={consignment} onBack={back} />
        ) : (
          <>
            {order !== undefined && <OrderView consignment={consignment} />}
            <QueueList consignment={consignment} openId={openId} onChange={onChange} onPrint={onPrint} {...search} />
          </>
        )}
        <ConsignmentBulk consignment={consignment} />
      </Stack>
    </AreaShell>
  );
}

function ConsignmentField({
  consignment,
  isReplacing,
  onChange,
}: Pick<ConsignmentPageProps, 'consignment' | 'onChange'> & { isReplacing: boolean }) {
  const say = useSay();
  const { scan } = useSnapshot(consignment.state);
  const take = async (text: string) => {
    const next = await consignment.scan(text);
    if (next) onChange(next);
  };
  return (
    <ScanField
      label={say('Barcode, order, consignee or SKU')}
      placeholder={say(isReplacing ? 'Scan the pair that goes instead' : 'Barcode, order or consignee')}
      size="xl"
      isGlobal
      autoFocus
      hasCamera
      isPending={scan.isPending}
      error={scan.error}
      onScan={(text) => void take(text)}
    />
  );
}

/** The tab of the list, and its order. */
function ConsignmentTools({
  consignment,
  kind,
  onChange,
}: Pick<ConsignmentPageProps, 'consignment' | 'onChange'> & { kind: ConsignmentKind }) {
  const say = useSay();
  const { counts, sort } = useSnapshot(consignment.state);
  const labels = {
    incoming: say('Incoming'),
    inStock: say('In stock'),
    missing: say('Missing'),
    sold: say('Sold'),
    onHold: say('On hold'),
  };
  // Pairs on hold are rare: their tab is there while there are any.
  const shown = CONSIGNMENT_KINDS.filter((each) => each !== 'onHold' || kind === each || (counts?.onHold ?? 0) > 0);
  return (
    <Inline justify="between">
      <SegmentedControl
        label={say('Consigned pairs')}
        items={shown.map((id) => ({ id, label: labels[id], count: counts?.[id] }))}
        value={kind}
        onChange={(next) =>
          onChange({ kind: next, sort: undefined, search: undefined, order: undefined, open: undefined })
        }
      />
      <Select
        label={say('Order')}
        isLabelHidden
        items={[
          { id: 'oldest', label: say('Oldest first') },
          { id: 'newest', label: say('Newest first') },
        ]}
        value={sort}
        onChange={(next) => onChange({ sort: next, open: undefined })}
      />
    </Inline>
  );
}
