import { Button, PairRow, Panel, RadioGroup, Stack, TextField } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { PlainText } from '../../shared/texts/portalText.ts';
import type { ConsignmentPageProps } from './pageProps.ts';
import { usePrice } from './usePrice.ts';

/** The longest reason (contract, `declineAnnouncedPairs`). */
const REASON_MAX = 200;

const USUAL_REASONS = [
  'Not the pair that was announced.',
  'More worn than described.',
  'The price is too high here.',
  'We do not sell this model.',
] as const satisfies readonly PlainText[];

/** Why the chosen pairs are declined; their consignees read it [G-05]. */
export function DeclinePanel({ consignment }: Pick<ConsignmentPageProps, 'consignment'>) {
  const say = useSay();
  const { bulkRecord, queue, reason = '' } = useSnapshot(consignment.state);
  const count = bulkRecord.chosen.length;
  const chosen = queue.filter(({ id }) => bulkRecord.chosen.includes(id));
  const readers = new Set(chosen.map(({ consignee }) => consignee.split(' ')[0] ?? consignee));
  const [reader] = readers;
  return (
    <Panel
      title={say('Decline {count} pair|Decline {count} pairs', { count })}
      actions={
        <>
          <Button
            variant="signal"
            size="xl"
            isFill
            isPending={bulkRecord.isPending}
            isDisabled={reason.trim() === ''}
            onPress={() => void consignment.decline()}
          >
            {say('Decline {count} pair|Decline {count} pairs', { count })}
          </Button>
          <Button variant="link" size="s" isFill onPress={() => consignment.giveReason(undefined)}>
            {say('Keep them in the queue')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Declined consignment={consignment} />
        <UsualReasons consignment={consignment} />
        <TextField
          label={say('Reason')}
          description={
            reader !== undefined && readers.size === 1
              ? say('{name} will see this reason.', { name: reader })
              : say('The consignees will see this reason.')
          }
          autoFocus
          value={reason}
          maxLength={REASON_MAX}
          onChange={(text) => consignment.giveReason(text)}
          onSubmit={() => void consignment.decline()}
        />
      </Stack>
    </Panel>
  );
}

/** The pairs that are declined. */
function Declined({ consignment }: Pick<ConsignmentPageProps, 'consignment'>) {
  const say = useSay();
  const price = usePrice();
  const pictureUrl = usePictureUrl();
  const { bulkRecord, queue } = useSnapshot(consignment.state);
  return (
    <Stack gap={8}>
      {queue
        .filter(({ id }) => bulkRecord.chosen.includes(id))
        .map(({ id, pair, consignee, announced }) => (
          <PairRow
            key={id}
            size={pair.size}
            sizeSystem={pair.sizeSystem}
            name={pair.productName}
            colourway={pair.colourway}
            sku={pair.sku}
            imageUrl={pictureUrl(pair.imageUrl, 100)}
            state="consigned"
            caption={
              announced?.asks == null
                ? consignee
                : say('{name}, asks {price}', { name: consignee, price: price(announced.asks) })
            }
          />
        ))}
    </Stack>
  );
}

/** The usual reasons: one begins the text, and own words may follow. */
function UsualReasons({ consignment }: Pick<ConsignmentPageProps, 'consignment'>) {
  const say = useSay();
  const { reason = '' } = useSnapshot(consignment.state);
  const texts = USUAL_REASONS.map((one) => say(one));
  const value = texts.find((text) => reason.startsWith(text));
  const begin = (text: string) => {
    const own = reason.slice(value?.length ?? 0).trim();
    consignment.giveReason(`${text} ${own}`.trim().slice(0, REASON_MAX));
  };
  return (
    <RadioGroup
      label={say('Usual reasons')}
      options={texts.map((text) => ({ value: text, label: text }))}
      value={value}
      onChange={begin}
    />
  );
}
