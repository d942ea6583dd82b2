import type { BinShelfRecord } from '@instore/api';
import { Button, Code, IconButton, Inline, InlineMessage, PairRow, Stack, Text, TextField, icons } from '@instore/ui';
import { type Snapshot, useSnapshot } from 'valtio';
import { shortTime } from '../../shared/format/formatTime.ts';
import type { BinsStore } from '../bins.ts';
import { useLastSeen } from '../../shared/components/useLastSeen.ts';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { WaitingWriteMark } from '../../outbox/screens/index.ts';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import { isAway, placeText } from '../../shared/units/placeText.ts';

export interface RecordRowsProps {
  bins: BinsStore;
  /** The pair in the panel. */
  openId: string | undefined;
  /** Shows the bin of each pair: they are in several. @default false */
  hasBins?: boolean;
  onOpen: (rowId: string) => void;
}

/** Records of pairs with their bins; "Correct" opens bin and shelf in the row [W-05]. */
export function RecordRows({ bins, ...props }: RecordRowsProps) {
  const { binShelfRecord } = useSnapshot(bins.state);
  return (
    <Stack gap={8}>
      {binShelfRecord.map((record) => (
        <RecordRow key={record.rowId} bins={bins} record={record} {...props} />
      ))}
    </Stack>
  );
}

function RecordRow({
  bins,
  record,
  openId,
  hasBins = false,
  onOpen,
}: RecordRowsProps & { record: Snapshot<BinShelfRecord> }) {
  const pictureUrl = usePictureUrl();
  const sayMessage = useSayMessage();
  const { edit, saved, waitingPlaces } = useSnapshot(bins.state);
  const { rowId, productName: name, size } = record;
  const isEditing = edit?.rowId === rowId;
  const undo = saved[rowId];
  return (
    <Stack gap={4}>
      <PairRow
        size={size}
        sizeSystem={record.sizeSystem}
        name={name}
        colourway={record.colourway}
        sku={record.sku}
        imageUrl={pictureUrl(record.imageUrl, 100)}
        state={
          isEditing
            ? 'editing'
            : waitingPlaces[rowId]
              ? 'queued'
              : undo
                ? 'saved'
                : record.missing
                  ? 'missing'
                  : record.consigned
                    ? 'consigned'
                    : 'plain'
        }
        isOpen={openId === rowId}
        onOpen={() => onOpen(rowId)}
        facts={
          isEditing ? (
            <PlaceFields bins={bins} />
          ) : (
            <State record={record} saved={undo} goesTo={waitingPlaces[rowId]?.bin} hasBin={hasBins} />
          )
        }
        end={<RecordEnd bins={bins} record={record} />}
      />
      {isEditing && edit.error !== undefined && (
        <InlineMessage severity="critical">{sayMessage(edit.error)}</InlineMessage>
      )}
    </Stack>
  );
}

/** The buttons of a row: Correct; during a correction, Save and the one that discards it; after it, Undo. */
function RecordEnd({ bins, record }: { bins: BinsStore; record: Snapshot<BinShelfRecord> }) {
  const say = useSay();
  const { edit, saved, waitingPlaces } = useSnapshot(bins.state);
  const { rowId } = record;
  const waiting = waitingPlaces[rowId];
  const pair = say('{name}, size {size}', { name: record.productName, size: record.size });
  if (edit?.rowId === rowId) {
    return (
      <Inline gap={8} wrap={false}>
        <Button variant="signal" size="s" isPending={edit.isPending} onPress={() => void bins.saveCorrection()}>
          {say('Save')}
        </Button>
        <IconButton icon={icons.x} label={say('Leave {pair} where it is', { pair })} onPress={bins.stopCorrection} />
      </Inline>
    );
  }
  if (waiting) return <WaitingWriteMark {...waiting} />;
  const button = saved[rowId]
    ? {
        text: say('Undo'),
        label: say('Undo the correction of {pair}', { pair }),
        press: () => void bins.undoCorrection(rowId),
      }
    : { text: say('Correct'), label: say('Correct {pair}', { pair }), press: () => bins.startCorrection(rowId) };
  return (
    <Button size="s" isFill aria-label={button.label} onPress={button.press}>
      {button.text}
    </Button>
  );
}

/** A bin is aisle, bay and position, e.g. A-14-03. */
const BIN_CHARACTERS = 7;
const SHELF_CHARACTERS = 2;

function PlaceFields({ bins }: { bins: BinsStore }) {
  const say = useSay();
  const { edit } = useSnapshot(bins.state);
  if (!edit) return null;
  return (
    <Inline gap={4} wrap={false}>
      <TextField
        label={say('Bin')}
        isCode
        characters={BIN_CHARACTERS}
        autoFocus
        value={edit.bin}
        onChange={(bin) => bins.changeCorrection({ bin })}
        onSubmit={() => void bins.saveCorrection()}
      />
      <TextField
        label={say('Shelf')}
        isCode
        characters={SHELF_CHARACTERS}
        value={edit.shelf}
        onChange={(shelf) => bins.changeCorrection({ shelf })}
        onSubmit={() => void bins.saveCorrection()}
      />
    </Inline>
  );
}

function State({
  record,
  saved,
  goesTo,
  hasBin,
}: {
  record: Snapshot<BinShelfRecord>;
  saved: { from: string | null; at: number } | undefined;
  /** The bin that a write that waits gives the pair. */
  goesTo: string | null | undefined;
  hasBin: boolean;
}) {
  const say = useSay();
  const locale = useLocale();
  const sayLastSeen = useLastSeen();
  const noBin = say('No bin');
  if (goesTo !== undefined) return <Code size={28}>{goesTo ?? noBin}</Code>;
  if (saved) {
    const values = { bin: saved.from ?? noBin, time: shortTime(new Date(saved.at).toISOString(), locale) };
    return (
      <>
        <Code size={28}>{record.bin ?? noBin}</Code>
        <Text size={13}>{say('From {bin}, {time}', values)}</Text>
      </>
    );
  }
  const seen = isOut(record) ? undefined : sayLastSeen(record.lastSeen);
  const state = stateText(say, record, { hasSeen: seen !== undefined, locale });
  // The place says more than "No bin" of a pair that is with a person, or on its way.
  const isElsewhere = record.bin === null && isAway(record);
  const code = hasBin ? (isElsewhere ? undefined : (record.bin ?? noBin)) : (record.barcode ?? say('No barcode'));
  return (
    <>
      {code !== undefined && <Code size={hasBin ? 28 : 15}>{code}</Code>}
      {hasBin && record.barcode !== null && <Code tone="soft">{record.barcode}</Code>}
      {state !== undefined && (
        <Text size={13} tone="soft">
          {state}
        </Text>
      )}
      {seen !== undefined && (
        <Text size={13} tone="soft">
          {seen}
        </Text>
      )}
    </>
  );
}

/** Whether a person has the pair: when it was seen last says nothing then. */
const isOut = ({ state }: Snapshot<BinShelfRecord>) => state === 'Checked Out';

/** What the row says of a pair: where it is if not in its bin, why it is set aside, or since when it is here [M-01]. */
function stateText(
  say: SayText,
  record: Snapshot<BinShelfRecord>,
  { hasSeen, locale }: { hasSeen: boolean; locale: string },
): string | undefined {
  if (isAway(record)) return placeText(say, record, locale);
  if (isOut(record)) return say('Checked out');
  if (record.missing) return say('Missing');
  if (record.onHold) return say('On hold');
  if (record.consigned) return say('Consigned');
  if (record.correctedAt === null || hasSeen) return undefined;
  return say('Since {day}', { day: shortTime(record.correctedAt, locale) });
}
