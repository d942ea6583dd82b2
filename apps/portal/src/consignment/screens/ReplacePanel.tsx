import { Barcode, Button, Checkbox, Code, InlineMessage, type StockEffect, StockPanel } from '@instore/ui';
import { type Snapshot, useSnapshot } from 'valtio';
import type { Replacing } from '../consignmentState.ts';
import { binLocation } from '../../shared/format/binLocation.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { ConsignmentPageProps } from './pageProps.ts';
import { holderOf } from './ReplaceView.tsx';

/** Replaces a missing pair: shows the new pair and the paid consignee, with 'Replace the pair' and 'It turned up' [G-03, G-06]. */
export function ReplacePanel({
  consignment,
  onDone,
}: Pick<ConsignmentPageProps, 'consignment'> & { onDone: () => void }) {
  const say = useSay();
  const { replacing } = useSnapshot(consignment.state);
  const effects = useEffects(consignment);
  const data = replacing?.data;
  if (!replacing || !data) return null;
  const other = chosenOf(replacing, say);
  return (
    <StockPanel
      label={say('Replace {barcode}', { barcode: replacing.barcode })}
      mark={
        <>
          <Code size={17} tone="critical" isStruck>
            {replacing.barcode}
          </Code>
          {data.pair.bin !== null && <Code tone="soft">{data.pair.bin}</Code>}
        </>
      }
      task={other ? say('Goes instead') : undefined}
      bin={other ? (other.bin ?? '--') : undefined}
      place={other ? binLocation(say, other.bin, other.shelf) : undefined}
      effects={{ title: say('When you replace it'), items: effects }}
      actions={<ReplaceActions consignment={consignment} onDone={onDone} />}
    >
      {other?.barcode != null && <Barcode value={other.barcode} isScannable />}
    </StockPanel>
  );
}

/** The pair that goes instead; undefined if nothing holds the missing one. */
function chosenOf({ data, chosen }: Snapshot<Replacing>, say: ReturnType<typeof useSay>) {
  if (!data || holderOf(data.pair, say) === undefined) return undefined;
  return [...data.sameSize, ...data.otherSizes].find(({ barcode }) => barcode === chosen);
}

function ReplaceActions({ consignment, onDone }: Pick<ConsignmentPageProps, 'consignment'> & { onDone: () => void }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { replacing } = useSnapshot(consignment.state);
  const pair = replacing?.data?.pair;
  if (!replacing || !pair) return null;
  const { error, isPending, customerAgreed } = replacing;
  const other = chosenOf(replacing, say);
  const isOtherSize = other !== undefined && other.inventoryItemId !== pair.inventoryItemId;
  const finish = async (ending: () => Promise<boolean>) => {
    if (await ending()) onDone();
  };
  return (
    <>
      {error !== undefined && <InlineMessage severity="critical">{sayMessage(error)}</InlineMessage>}
      {isOtherSize && (
        <Checkbox isSelected={customerAgreed} onChange={consignment.setAgreed}>
          {say('The customer wants size {size}', { size: other.size })}
        </Checkbox>
      )}
      {other && (
        <Button
          variant="signal"
          size="xl"
          isFill
          isPending={isPending}
          isDisabled={isOtherSize && !customerAgreed}
          onPress={() => void finish(consignment.replace)}
        >
          {say('Replace the pair')}
        </Button>
      )}
      {pair.missing && pair.bin !== null && (
        <Button variant="link" size="s" isFill isDisabled={isPending} onPress={() => void finish(consignment.turnUp)}>
          {say('It turned up')}
        </Button>
      )}
    </>
  );
}

/** What the replacement will do, in sentences. */
function useEffects(consignment: ConsignmentPageProps['consignment']): StockEffect[] {
  const say = useSay();
  const { replacing } = useSnapshot(consignment.state);
  const data = replacing?.data;
  if (!data) return [];
  const { pair, sameSize, otherSizes } = data;
  const holder = holderOf(pair, say);
  const other = [...sameSize, ...otherSizes].find(({ barcode }) => barcode === replacing.chosen);
  if (!other || holder === undefined) return [];
  const own = say('the store');
  const [paid, notPaid] = [other.consignee ?? own, pair.consignee ?? own];
  return [
    { kind: 'keeps', text: say('{holder} gets this pair', { holder }) },
    ...(paid === notPaid
      ? []
      : [{ kind: 'keeps' as const, text: say('{paid} is paid, not {notPaid}', { paid, notPaid }) }]),
    { kind: 'removes', text: say('{barcode} stays missing until it is scanned', { barcode: replacing.barcode }) },
  ];
}
