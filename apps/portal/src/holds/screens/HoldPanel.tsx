import type { CustomerHold } from '@instore/api';
import {
  Button,
  Code,
  HoldStamp,
  Inline,
  PairHead,
  Panel,
  Skeleton,
  Stack,
  Text,
  TimeChoice,
  icons,
} from '@instore/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app/context.ts';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { momentOf } from '../../shared/format/formatTime.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { isLocationAdmin } from '../../shared/rights/isLocationAdmin.ts';
import type { HoldTimes } from '../holdForm.ts';
import type { HoldsStore } from '../holds.ts';
import { clockOf, longerOptions } from '../timeOptions.ts';
import { ENDS_SOON_MS, cardOf } from './holdCard.ts';

export interface HoldPanelProps {
  holds: HoldsStore;
  hold: CustomerHold;
  /** The current time in ms. */
  now: number;
  onClose: () => void;
}

/** A held pair in the panel: where it lies, its note, and what can be done with it. */
export function HoldPanel({ holds, hold, now, onClose }: HoldPanelProps) {
  const say = useSay();
  const locale = useLocale();
  const pictureUrl = usePictureUrl();
  const { end, ...pair } = cardOf(hold, { pictureUrl, photoUrl: undefined });
  const isEnding = end === null && Date.parse(hold.until) - now <= ENDS_SOON_MS;
  return (
    <Panel
      title={
        isEnding ? say('The hold of {name} ends', { name: hold.firstName ?? '' }) : (hold.firstName ?? say('Hold'))
      }
      onClose={onClose}
      actions={end === null ? <HoldActions {...{ holds, hold, now, onClose }} isEnding={isEnding} /> : undefined}
    >
      <Stack gap={20}>
        <Inline gap={8}>
          <HoldStamp end={end} isMissing={pair.isMissing} isEnding={isEnding} />
          <Text>{say('Until {time}', { time: momentOf(hold.until, locale, new Date(now)) })}</Text>
        </Inline>
        <PairHead {...pair} />
        <Stack gap={4}>
          <Text tone="soft">{say('Lies in')}</Text>
          {hold.bin === null ? <Text>{say('No bin')}</Text> : <Code size={28}>{hold.bin}</Code>}
        </Stack>
        {hold.note !== null && <Text>{hold.note}</Text>}
        <Text tone="soft">
          {say('Held by {name}, {time}', {
            name: hold.heldBy.name,
            time: momentOf(hold.heldAt, locale, new Date(now)),
          })}
        </Text>
        {end === null && <Longer {...{ holds, hold, now }} isEnding={isEnding} />}
      </Stack>
    </Panel>
  );
}

/** Whether the person may hold the pair longer, or let it go. */
function useMayChange({ heldBy }: CustomerHold): boolean {
  const { auth } = useApp();
  return heldBy.id === auth.user?.user_id || isLocationAdmin(auth.role);
}

type PartProps = Pick<HoldPanelProps, 'holds' | 'hold' | 'now'> & { isEnding: boolean };

/** The times until which the pair can be held longer; a press holds it. */
function Longer(props: PartProps) {
  const { holds, hold } = props;
  const mayChange = useMayChange(hold);
  useEffect(() => void (mayChange && holds.readTimes()), [holds, mayChange]);
  if (!mayChange) return null;
  return (
    <Loaded resource={holds.times} skeleton={<Skeleton height={56} />}>
      {(times) => <LongerTimes {...props} times={times} />}
    </Loaded>
  );
}

function LongerTimes({ holds, hold, now, isEnding, times }: PartProps & { times: HoldTimes }) {
  const say = useSay();
  const locale = useLocale();
  const [chosen, setChosen] = useState<string>();
  const place = { timeZone: times.timeZone, locale, now };
  const options = longerOptions(say, hold.until, times, place);
  if (options.length === 0) return null;
  const until = options.find(({ id }) => id === chosen)?.id;
  return (
    <Stack gap={12}>
      <TimeChoice label={say('Keep it until')} options={options} value={until} onChange={setChosen} />
      {until !== undefined && (
        <Button
          variant={isEnding ? 'signal' : 'plain'}
          isFill
          onPress={() => void holds.holdUntil(hold.holdId, until).then(() => setChosen(undefined))}
        >
          {say('Keep until {time}', { time: clockOf(until, place) })}
        </Button>
      )}
    </Stack>
  );
}

/** Handing the pair over, and letting it go. */
function HoldActions({ holds, hold, isEnding, onClose }: PartProps & Pick<HoldPanelProps, 'onClose'>) {
  const say = useSay();
  const { pending } = useSnapshot(holds.state);
  const [isAsking, setAsking] = useState(false);
  const mayChange = useMayChange(hold);
  const isPending = pending[hold.holdId] ?? false;
  const name = hold.firstName ?? '';
  const letGo = async () => {
    const isDone = await holds.letGo(hold.holdId);
    setAsking(false);
    if (isDone) onClose();
  };
  return (
    <>
      <Button
        variant={isEnding ? 'plain' : 'signal'}
        size="xl"
        isFill
        icon={icons.footprints}
        isPending={isPending && !isAsking}
        onPress={() => void holds.handOver(hold.holdId).then((isDone) => isDone && onClose())}
      >
        {say('Hand it over')}
      </Button>
      {mayChange && (
        <Button variant="link" size="s" isFill isDisabled={isPending} onPress={() => setAsking(true)}>
          {say('Let it go')}
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        title={say('Let the pair of {name} go?', { name })}
        confirmLabel={say('Let it go')}
        cancelLabel={say('Keep it')}
        tone="critical"
        isPending={isPending}
        onConfirm={() => void letGo()}
        onCancel={() => setAsking(false)}
      >
        {say('The pair is free again, and the name is deleted.')}
      </Confirm>
    </>
  );
}
