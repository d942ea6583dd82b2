import { type ForgottenAnswer, type ForgottenPair, type RequestLine, UNDO_MS } from '@instore/api';
import { Avatar, Button, Code, Inline, List, PairRow, PickGroup, Stack, Text } from '@instore/ui';
import { type ReactNode, useState } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import { useApp, useWarehouse } from '../../app/context.ts';
import { holderName } from '../../dispatch/index.ts';
import { useNow } from '../../shared/components/useNow.ts';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { momentOf, timeOfDay } from '../../shared/format/formatTime.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import type { EndOfDayStore } from '../endOfDay.ts';

/** Height of a row before it is measured, px. */
const ROW_HEIGHT = 80;
/** How often it is checked whether a scan can still be undone, ms. */
const TICK_MS = 10_000;

interface GroupsProps {
  endOfDay: EndOfDayStore;
}

/** The pairs that are to be found, and those with an answer. */
export function ForgottenGroups({ endOfDay }: GroupsProps) {
  const say = useSay();
  const { order, byId, total, done } = useSnapshot(endOfDay.state);
  const lines = order.flatMap((id) => byId[id] ?? []);
  return (
    <Stack gap={12}>
      {lines.length > 0 ? (
        <PickGroup title={say('To find')} count={total}>
          <List
            label={say('Pairs to find')}
            items={lines}
            getKey={({ lineId }) => lineId}
            estimatedHeight={ROW_HEIGHT}
            gap={8}
            total={total}
            isInPage
          >
            {(line) => <ToFind endOfDay={endOfDay} line={line} />}
          </List>
        </PickGroup>
      ) : null}
      {done.length > 0 ? (
        <PickGroup title={say('Done')} count={done.length}>
          <Stack gap={8}>
            {done.map((pair) => (
              <Done key={pair.line.lineId} endOfDay={endOfDay} pair={pair} />
            ))}
          </Stack>
        </PickGroup>
      ) : null}
    </Stack>
  );
}

function ToFind({ endOfDay, line }: GroupsProps & { line: Snapshot<RequestLine> }) {
  const say = useSay();
  const [isPending, setPending] = useState(false);
  const { outbox } = useWarehouse();
  const { entries } = useSnapshot(outbox.state);
  const isKept = entries.some(({ subjects }) => subjects.includes(`line ${line.lineId}`));
  const answer = async (said: Exclude<ForgottenAnswer, 'found'>) => {
    setPending(true);
    await endOfDay.answer(line.lineId, said);
    setPending(false);
  };
  const pair = { name: line.productName, size: line.size };
  return (
    <Row line={line} state={isKept ? 'queued' : 'plain'}>
      <Button
        size="s"
        isDisabled={isPending || isKept}
        aria-label={say('{name}, size {size}: with customer', pair)}
        onPress={() => void answer('with customer')}
      >
        {say('With customer')}
      </Button>
      <Button
        size="s"
        isDisabled={isPending || isKept}
        aria-label={say('{name}, size {size}: not found', pair)}
        onPress={() => void answer('not found')}
      >
        {say('Not found')}
      </Button>
    </Row>
  );
}

function Done({ endOfDay, pair }: GroupsProps & { pair: Snapshot<ForgottenPair> }) {
  const say = useSay();
  const locale = useLocale();
  const now = useNow(useApp().environment.clock, TICK_MS, pair.answer === 'found');
  const [isPending, setPending] = useState(false);
  const { line, answer, by, at } = pair;
  const isFound = answer === 'found';
  const undo = async () => {
    setPending(true);
    await (isFound ? endOfDay.undoFound(line.lineId) : endOfDay.answer(line.lineId, null));
    setPending(false);
  };
  return (
    <Row line={line} state={isFound ? 'saved' : 'plain'}>
      <Stack gap={0}>
        <Answer answer={answer} bin={line.bin} />
        <Text size={13} tone="inherit">
          {say('{person}, {time}', { person: by, time: momentOf(at, locale) })}
        </Text>
      </Stack>
      {!isFound || now - Date.parse(at) < UNDO_MS ? (
        <Button
          variant="link"
          size="s"
          isPending={isPending}
          aria-label={say('Undo: {name}, size {size}', { name: line.productName, size: line.size })}
          onPress={() => void undo()}
        >
          {say('Undo')}
        </Button>
      ) : null}
    </Row>
  );
}

function Answer({ answer, bin }: { answer: ForgottenAnswer; bin: string | null }) {
  const say = useSay();
  if (answer !== 'found') {
    return <strong>{say(answer === 'not found' ? 'Not found' : 'With the customer')}</strong>;
  }
  if (bin === null) return <strong>{say('Found, no bin')}</strong>;
  return (
    <strong>
      {say('Found, put it in')} <Code>{bin}</Code>
    </strong>
  );
}

/** A pair with its person, place and time, and what can be done or was done with it. */
function Row({
  line,
  state,
  children,
}: {
  line: Snapshot<RequestLine>;
  state: 'plain' | 'saved' | 'queued';
  children: ReactNode;
}) {
  const say = useSay();
  const pictureUrl = usePictureUrl();
  const photos = useSnapshot(useWarehouse().photos.state);
  const { productName, colourway, sku, imageUrl, size, sizeSystem, owner, checkedOutAt } = line;
  const holder = holderName(line);
  const place = line.deliveredTo ? null : line.spot;
  const since = say('out since {time}', { time: timeOfDay(checkedOutAt) });
  return (
    <PairRow
      size={size}
      sizeSystem={sizeSystem}
      name={productName}
      colourway={colourway}
      sku={sku}
      imageUrl={pictureUrl(imageUrl, 100)}
      state={state}
      caption={
        <Inline gap={8}>
          <Avatar name={holder} photoUrl={photos[owner?.name === holder ? owner.id : '']} size={24} />
          {[holder, place, since].filter(Boolean).join(', ')}
        </Inline>
      }
      end={children}
    />
  );
}
