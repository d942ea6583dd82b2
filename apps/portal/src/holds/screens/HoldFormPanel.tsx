import {
  Button,
  Code,
  InlineMessage,
  PairHead,
  Panel,
  Skeleton,
  SkeletonPicks,
  Stack,
  Text,
  TextField,
  TimeChoice,
} from '@instore/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { useValues } from '../../shared/components/useValues.ts';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { HoldsStore } from '../holds.ts';
import { type TimeOption, closingOptions } from '../timeOptions.ts';

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
  const { isPending, error } = useSnapshot(holds.form);
  const { value: pair } = useValues(holds.pair.state);
  const [firstName, setFirstName] = useState('');
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState<string>();
  useEffect(() => void holds.openPair(barcode), [holds, barcode]);
  const options = useClosings(holds, now);
  const until = options.find(({ id }) => id === chosen)?.id ?? options[0]?.id;
  const name = firstName.trim();
  const hold = async () => {
    if (until === undefined || name === '' || isPending) return;
    const holdId = await holds.hold(barcode, { firstName, note, until }, lineId);
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
        <HeldPair holds={holds} refusal={error} />
        <TextField
          label={say('First name')}
          value={firstName}
          maxLength={40}
          autoComplete="off"
          isRequired
          onChange={setFirstName}
          onSubmit={() => void hold()}
        />
        <Until holds={holds} options={options} value={until} onChange={setChosen} />
        <TextField label={say('Note')} value={note} maxLength={200} onChange={setNote} onSubmit={() => void hold()} />
      </Stack>
    </Panel>
  );
}

/** The closings until which a pair can be held; none until they are read. */
function useClosings({ times }: HoldsStore, now: number): TimeOption[] {
  const say = useSay();
  const locale = useLocale();
  const { value } = useValues(times.state);
  return value ? closingOptions(say, value.closings, { timeZone: value.timeZone, locale, now }) : [];
}

interface UntilProps {
  holds: HoldsStore;
  options: TimeOption[];
  value: string | undefined;
  onChange: (until: string) => void;
}

function Until({ holds, options, value, onChange }: UntilProps) {
  const say = useSay();
  return (
    <Loaded resource={holds.times} skeleton={<Skeleton height={56} />}>
      {() =>
        options.length === 0 ? (
          <InlineMessage severity="caution">{say('The location is closed for the next two weeks.')}</InlineMessage>
        ) : (
          <TimeChoice label={say('Until')} options={options} value={value} onChange={onChange} />
        )
      }
    </Loaded>
  );
}

/** The pair, where it lies and where it goes; and why it cannot be held. */
function HeldPair({ holds, refusal }: Pick<HoldFormPanelProps, 'holds'> & { refusal: string | undefined }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const pictureUrl = usePictureUrl();
  const { value: times } = useValues(holds.times.state);
  return (
    <Loaded resource={holds.pair} skeleton={<SkeletonPicks count={1} />}>
      {(pair) => (
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
          {refusal !== undefined && <InlineMessage severity="critical">{sayMessage(refusal)}</InlineMessage>}
        </Stack>
      )}
    </Loaded>
  );
}
