import {
  Button,
  Code,
  ErrorState,
  InlineMessage,
  PairHead,
  Panel,
  SkeletonPicks,
  Stack,
  Text,
  TextField,
  TimeChoice,
} from '@instore/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { HoldsStore } from '../holds.ts';
import { closingOptions } from '../timeOptions.ts';

export interface HoldFormPanelProps {
  holds: HoldsStore;
  /** The pair that is held. */
  barcode: string;
  /** The line that has it, and ends. */
  lineId: string | undefined;
  /** The current time in ms. */
  now: number;
  /** Called with the id of the hold. */
  onHeld: (holdId: string) => void;
  onClose: () => void;
}

/** Holds a pair for a customer: first name, until when, note [M-04]. */
export function HoldFormPanel({ holds, barcode, lineId, now, onHeld, onClose }: HoldFormPanelProps) {
  const say = useSay();
  const locale = useLocale();
  const { times, isPending, pair } = useSnapshot(holds.form);
  const [firstName, setFirstName] = useState('');
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState<string>();
  useEffect(() => void holds.openPair(barcode), [holds, barcode]);
  const options = times ? closingOptions(say, times.closings, { timeZone: times.timeZone, locale, now }) : [];
  const until = options.find(({ id }) => id === chosen)?.id ?? options[0]?.id;
  const name = firstName.trim();
  const hold = async () => {
    if (until === undefined || name === '' || isPending) return;
    const holdId = await holds.hold({ firstName, note, until }, lineId);
    if (holdId !== undefined) onHeld(holdId);
  };
  return (
    <Panel
      title={say('Hold this pair')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="signal"
            size="xl"
            isFill
            isDisabled={name === '' || until === undefined || pair === undefined}
            isPending={isPending}
            onPress={() => void hold()}
          >
            {name === '' ? say('Hold for a customer') : say('Hold for {name}', { name })}
          </Button>
          <Button variant="link" size="s" isFill onPress={onClose}>
            {say('Not now')}
          </Button>
        </>
      }
    >
      <Stack gap={20}>
        <HeldPair holds={holds} barcode={barcode} />
        <TextField
          label={say('First name')}
          value={firstName}
          maxLength={40}
          autoComplete="off"
          isRequired
          onChange={setFirstName}
          onSubmit={() => void hold()}
        />
        {options.length > 0 && <TimeChoice label={say('Until')} options={options} value={until} onChange={setChosen} />}
        {times && options.length === 0 && (
          <InlineMessage severity="caution">{say('The location is closed for the next two weeks.')}</InlineMessage>
        )}
        <TextField label={say('Note')} value={note} maxLength={200} onChange={setNote} onSubmit={() => void hold()} />
      </Stack>
    </Panel>
  );
}

/** The pair, where it lies and where it goes; or why it cannot be held. */
function HeldPair({ holds, barcode }: Pick<HoldFormPanelProps, 'holds' | 'barcode'>) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const pictureUrl = usePictureUrl();
  const { pair: read, error, times } = useSnapshot(holds.form);
  const pair = read && holds.form.pair;
  if (error !== undefined && pair === undefined) {
    return <ErrorState onRetry={() => void holds.openPair(barcode)}>{sayMessage(error)}</ErrorState>;
  }
  if (pair === undefined) return <SkeletonPicks count={1} />;
  return (
    <Stack gap={12}>
      <PairHead
        size={pair.size}
        sizeSystem={pair.sizeSystem}
        name={pair.productName}
        colourway={pair.colourway}
        imageUrl={pictureUrl(pair.imageUrl, 320)}
      />
      <Stack gap={4}>
        <Text tone="soft">{say('Lies in')}</Text>
        {pair.bin === null ? <Text>{say('No bin')}</Text> : <Code size={28}>{pair.bin}</Code>}
      </Stack>
      {times?.bin && (
        <Stack gap={4}>
          <Text tone="soft">{say('Goes to')}</Text>
          <Code size={28}>{times.bin}</Code>
        </Stack>
      )}
      {error !== undefined && <InlineMessage severity="critical">{sayMessage(error)}</InlineMessage>}
    </Stack>
  );
}
