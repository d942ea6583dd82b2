import type { Area, FoundSale, SoldPair } from '@instore/api';
import {
  Button,
  EmptyState,
  InlineMessage,
  PairRow,
  PickGroup,
  ScanField,
  SkeletonPicks,
  Stack,
  Stamp,
  Tally,
  icons,
} from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocationChanges } from '../../app/context.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { useValues } from '../../shared/components/useValues.ts';
import { momentOf, shortTime } from '../../shared/format/formatTime.ts';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import { AreaShell } from '../../shell/screens/index.ts';
import type { ReturnSearch } from '../returnSearch.ts';
import type { ReturnsStore } from '../returns.ts';
import type { ReturnDraft } from '../returnsState.ts';
import { ReturnPanel } from './ReturnPanel.tsx';
import { CONDITIONS, REASONS } from './returnWords.ts';

export interface TakeBackPageProps extends ReturnSearch {
  /** The stockroom reaches it from receiving, the sales floor from the holds. */
  area: Area;
  returns: ReturnsStore;
  onChange: (part: Partial<ReturnSearch>) => void;
  /** Leads to the page from which it is reached. */
  onBack: () => void;
}

/** /shoesize/take-back and /warehouse/take-back: a sold pair comes back, by scan or order number; a wrong sale is undone [M-05]. */
export function TakeBackPage(props: TakeBackPageProps) {
  const { area, returns, sale: search, pair: chosen, onChange, onBack } = props;
  const say = useSay();
  useLocationChanges(returns.readChanges);
  const { value: sale } = useValues(returns.sale.state);
  const pair = sale?.pairs.find(({ barcode, returned }) => barcode === chosen && returned === null);
  // The page keeps the answers: the panel is drawn anew when the device is turned.
  const [answers, setAnswers] = useState<{ of: string; draft: Partial<ReturnDraft> }>();
  const close = () => onChange({ pair: undefined });
  // Without an order there is no sale to which it belonged.
  const done = () => onChange(sale?.orderNumber == null ? { sale: undefined, pair: undefined } : { pair: undefined });
  return (
    <AreaShell
      area={area}
      section={area === 'warehouse' ? '/warehouse/receiving' : '/shoesize/holds'}
      title={say('Take back')}
      back={{ label: say('Back'), onPress: onBack }}
      aside={
        sale && pair ? (
          <ReturnPanel
            key={pair.rowId}
            returns={returns}
            sale={sale}
            pair={pair}
            draft={answers?.of === pair.rowId ? answers.draft : {}}
            onDraft={(draft) => setAnswers({ of: pair.rowId, draft })}
            onDone={done}
            onClose={close}
          />
        ) : undefined
      }
      asideLabel={say('Take back')}
      asideWidth="m"
      hasAsideHead={false}
      isAsideOpen={pair !== undefined}
      onAsideClose={close}
    >
      <Stack gap={16}>
        <AddressBanner />
        <ReturnField {...props} />
        {search === undefined ? (
          <EmptyState icon={icons.scan} title={say('No sale is open.')}>
            {say('Scan the pair that comes back, or type the number on its receipt.')}
          </EmptyState>
        ) : (
          <Loaded resource={returns.sale} skeleton={<SkeletonPicks count={3} />}>
            {(found) => <Sale {...props} found={found} />}
          </Loaded>
        )}
      </Stack>
    </AreaShell>
  );
}

function ReturnField({ returns, onChange }: TakeBackPageProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { isPending, error } = useSnapshot(returns.state).scan;
  const take = async (text: string) => {
    const next = await returns.scan(text);
    if (next) onChange(next);
  };
  return (
    <ScanField
      label={say('Scan the pair or type the order')}
      size="xl"
      isGlobal
      autoFocus
      hasCamera
      isPending={isPending}
      error={error === undefined ? undefined : sayMessage(error)}
      onScan={(text) => void take(text)}
    />
  );
}

type SaleProps = TakeBackPageProps & { found: FoundSale };

/** When and by whom it was sold, its pairs, and the undoing of the whole sale. */
function Sale(props: SaleProps) {
  const { found, pair: chosen, onChange } = props;
  const say = useSay();
  const locale = useLocale();
  const { orderNumber, soldAt, soldBy, pairs } = found;
  return (
    <Stack gap={16}>
      <Tally
        label={say('Sale')}
        items={[
          { figure: orderNumber ?? '–', label: say('Order'), isCode: true },
          { figure: soldAt === null ? say('Not known') : shortTime(soldAt, locale), label: say('Sold') },
        ]}
      />
      <PickGroup
        title={say('What comes back')}
        note={soldBy === null ? undefined : say('Sold by {name}', { name: soldBy })}
      >
        {pairs.map((pair) => (
          <SalePair
            key={pair.rowId}
            pair={pair}
            isOpen={pair.returned === null && pair.barcode === chosen}
            onOpen={() => onChange({ pair: pair.barcode ?? undefined })}
          />
        ))}
      </PickGroup>
      <InlineMessage severity="info">
        {say('The money goes back at the till. Here the pair goes back into stock.')}
      </InlineMessage>
      {found.mayUndo && <UndoSale {...props} />}
    </Stack>
  );
}

function SalePair({ pair, isOpen, onOpen }: { pair: SoldPair; isOpen: boolean; onOpen: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const pictureUrl = usePictureUrl();
  const { returned, consigned } = pair;
  return (
    <PairRow
      size={pair.size}
      sizeSystem={pair.sizeSystem}
      name={pair.productName}
      colourway={pair.colourway}
      sku={pair.sku}
      barcode={pair.barcode}
      imageUrl={pictureUrl(pair.imageUrl, 100)}
      state={consigned ? 'consigned' : 'plain'}
      caption={
        returned === null
          ? consigned && say('Consigned')
          : say('Back {time}, {name}: {reason}, {condition}', {
              time: momentOf(returned.at, locale),
              name: returned.by,
              reason: say(REASONS[returned.reason]),
              condition: say(CONDITIONS[returned.condition]),
            })
      }
      end={<Stamp state={returned === null ? 'sold' : 'error'}>{say(returned === null ? 'Sold' : 'Returned')}</Stamp>}
      isChosen={isOpen}
      isOpen={isOpen}
      onOpen={returned === null && pair.barcode !== null ? onOpen : undefined}
    />
  );
}

/** Undoes a sale that was recorded by mistake, after a question. */
function UndoSale({ returns, found, onChange }: SaleProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const [isAsking, setAsking] = useState(false);
  const { isPending, error } = useSnapshot(returns.state).undo;
  const order = found.orderNumber ?? '';
  const undo = async () => {
    const isDone = await returns.undoSale();
    setAsking(false);
    if (isDone) onChange({ sale: undefined, pair: undefined });
  };
  return (
    <Stack gap={8}>
      {error !== undefined && <InlineMessage severity="critical">{sayMessage(error)}</InlineMessage>}
      <Button icon={icons.undo} onPress={() => setAsking(true)}>
        {say('Sold by mistake? Undo the sale')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={say('Undo the sale of {order}?', { order })}
        confirmLabel={say('Undo the sale')}
        cancelLabel={say('Keep it')}
        tone="critical"
        isPending={isPending}
        onConfirm={() => void undo()}
        onCancel={() => setAsking(false)}
      >
        {say('All its pairs are as before: checked out to their associates, or reserved for the order.')}
      </Confirm>
    </Stack>
  );
}
