import type { RequestLine } from '@instore/api';
import {
  Avatar,
  Button,
  ButtonGroup,
  DescriptionList,
  PairHead,
  Panel,
  RadioGroup,
  Stack,
  Stamp,
  Text,
  Ticket,
  icons,
} from '@instore/ui';
import { useState } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { DispatchStore } from '../dispatch.ts';
import type { Recipient } from '../recipients.ts';
import { maySell } from '../../shared/rights/warehouseRights.ts';
import { useApp, useWarehouse } from '../../app/context.ts';
import { SellQuestion } from '../../shared/components/SellQuestion.tsx';
import { shortTime } from '../../shared/format/formatTime.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { holderName, shortNames } from '../holderName.ts';

export interface DispatchPanelProps {
  dispatch: DispatchStore;
  line: Snapshot<RequestLine>;
  onClose: () => void;
  /** Opens the request of the pair. Absent for a pair without one. */
  onOpenRequest?: (() => void) | undefined;
}

/** What can be done with a pair that is out: hand it over to a person or a spot, take it back, or sell it [W-11]. */
export function DispatchPanel({ dispatch, line, onClose, onOpenRequest }: DispatchPanelProps) {
  const say = useSay();
  const { spots } = useSnapshot(dispatch.state);
  // The associate's wish is proposed until the pair was brought somewhere.
  const wish = line.spot && !line.deliveredTo && spots.includes(line.spot) ? { spot: line.spot } : undefined;
  const [picked, setPicked] = useState<Recipient>();
  const chosen = picked ?? wish;
  const [isSelling, setSelling] = useState(false);
  return (
    <Panel
      title={say('{name}, size {size}', { name: line.productName, size: line.size })}
      isTitleHidden
      mark={<State line={line} />}
      onClose={onClose}
      actions={<Actions {...{ dispatch, line, chosen, onClose, onOpenRequest }} onSell={() => setSelling(true)} />}
    >
      <Stack gap={16}>
        <PairHead {...line} name={line.productName} sku={line.sku} />
        <Facts line={line} />
        {line.sentBackAt ? <Text>{say('The associate is sending it back.')}</Text> : null}
        <Recipients dispatch={dispatch} chosen={chosen} onChange={setPicked} />
        {isSelling ? <SellQuestion line={line} lines={dispatch} onClose={() => setSelling(false)} /> : null}
      </Stack>
    </Panel>
  );
}

type LineProps = Pick<DispatchPanelProps, 'line'>;

/** The state of the pair, and for which customer it is. */
function State({ line: { customerNumber, handedOverAt, sentBackAt } }: LineProps) {
  const say = useSay();
  return (
    <>
      <Stamp state={sentBackAt ? 'pending' : 'out'}>
        {say(sentBackAt ? 'Coming back' : handedOverAt ? 'Handed over' : 'Checked out')}
      </Stamp>
      {customerNumber ? <Ticket number={customerNumber} variant="panel" /> : null}
    </>
  );
}

function Facts({ line }: LineProps) {
  const say = useSay();
  const locale = useLocale();
  const { bin, checkedOutAt } = line;
  return (
    <DescriptionList
      layout="ruled"
      items={[
        { label: say('Bin'), value: bin ?? say('No bin'), isCode: bin !== null },
        { label: say('Out since'), value: shortTime(checkedOutAt, locale), isCode: true },
        { label: say('With'), value: holderName(line) },
      ]}
    />
  );
}

export interface RecipientsProps extends Pick<DispatchPanelProps, 'dispatch'> {
  chosen: Recipient | undefined;
  onChange: (recipient: Recipient) => void;
}

/** The spots and the people of the location: one of them is chosen. */
export function Recipients({ dispatch, chosen, onChange }: RecipientsProps) {
  const say = useSay();
  const { people, spots } = useSnapshot(dispatch.state);
  const photos = useSnapshot(useWarehouse().photos.state);
  const names = shortNames(people.map(({ name }) => name));
  return (
    <>
      {spots.length > 0 ? (
        <RadioGroup
          label={say('Hand over at')}
          direction="chips"
          options={spots.map((spot) => ({ value: spot, label: spot }))}
          value={chosen && 'spot' in chosen ? chosen.spot : undefined}
          onChange={(spot) => onChange({ spot })}
        />
      ) : null}
      {people.length > 0 ? (
        <RadioGroup
          label={say('Hand over to')}
          direction="chips"
          options={people.map(({ id, name }, at) => ({
            value: id,
            label: names[at] ?? name,
            mark: <Avatar name={name} photoUrl={photos[id]} size={24} />,
          }))}
          value={chosen && 'personId' in chosen ? chosen.personId : undefined}
          onChange={(personId) => onChange({ personId })}
        />
      ) : null}
    </>
  );
}

interface ActionsProps extends DispatchPanelProps {
  chosen: Recipient | undefined;
  onSell: () => void;
}

function Actions({ dispatch, line, chosen, onClose, onOpenRequest, onSell }: ActionsProps) {
  const say = useSay();
  const { people } = useSnapshot(dispatch.state);
  const { role } = useSnapshot(useApp().auth);
  const [sending, setSending] = useState<'take back' | 'hand over'>();
  const run = async (what: NonNullable<typeof sending>, work: Promise<boolean>) => {
    setSending(what);
    const isDone = await work;
    setSending(undefined);
    if (isDone) onClose();
  };
  const busy = (what: NonNullable<typeof sending>) => ({
    isPending: sending === what,
    isDisabled: sending !== undefined && sending !== what,
  });
  const handingOver = busy('hand over');
  const person = chosen && 'personId' in chosen ? people.find(({ id }) => id === chosen.personId) : undefined;
  const words = !chosen
    ? say('Hand over')
    : 'spot' in chosen
      ? say('Hand over at {spot}', { spot: chosen.spot })
      : say('Hand over to {name}', { name: person?.name.split(' ')[0] ?? '' });
  return (
    <>
      <Button
        variant="signal"
        size="xl"
        isFill
        {...handingOver}
        isDisabled={chosen === undefined || handingOver.isDisabled}
        onPress={() => chosen && void run('hand over', dispatch.deliver(line.lineId, chosen))}
      >
        {sending === 'hand over' ? say('Sending') : words}
      </Button>
      <ButtonGroup label={say('Pair')} layout="shared">
        <Button
          icon={icons.undo}
          {...busy('take back')}
          onPress={() => void run('take back', dispatch.takeBack(line.lineId))}
        >
          {say(sending === 'take back' ? 'Sending' : 'Take back')}
        </Button>
        {maySell(role) ? <Button onPress={onSell}>{say('Sold')}</Button> : null}
      </ButtonGroup>
      {onOpenRequest ? (
        <Button variant="link" size="s" onPress={onOpenRequest}>
          {say('Open request')}
        </Button>
      ) : null}
    </>
  );
}
