import type { StaffDetail } from '@instore/api';
import { Button, InlineMessage, Select, Stack, Text } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app/context.ts';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { PeopleStore } from '../people.ts';

interface RemoveAccessProps {
  people: PeopleStore;
  person: StaffDetail;
  onRemoved: () => void;
}

/** What removing the access does, and its button; or why it is not possible [P-01]. */
export function RemoveAccess(props: RemoveAccessProps) {
  const { people, person } = props;
  const say = useSay();
  const sayMessage = useSayMessage();
  const [isAsked, setAsked] = useState(false);
  const { refusal, openLines } = person.removal;
  const ask = () => {
    const [first] = person.locations;
    if (openLines > 0 && first) void people.colleagues.load(first.id);
    setAsked(true);
  };
  // The reason is shown above where the person cannot be changed at all.
  if (refusal !== null && refusal === person.refusal) return null;
  return (
    <Stack gap={8}>
      {refusal === null ? (
        <Effects person={person} />
      ) : (
        <InlineMessage severity="info">{sayMessage(refusal)}</InlineMessage>
      )}
      <Button variant="critical" isDisabled={refusal !== null} onPress={ask}>
        {say('Remove access')}
      </Button>
      <RemovalQuestion {...props} isAsked={isAsked} onAnswered={() => setAsked(false)} />
    </Stack>
  );
}

/** What happens to work, devices and history. */
function Effects({ person }: { person: StaffDetail }) {
  const say = useSay();
  const { openLines, heldPicks, checkedOut } = person.removal;
  return (
    <Stack gap={4}>
      <Text size={13} tone="soft">
        {say('Signs out all devices at once, removes PIN and badge. The history keeps the name.')}
      </Text>
      {openLines > 0 && (
        <Text size={13} tone="soft">
          {say('{count} open line goes to another associate.|{count} open lines go to another associate.', {
            count: openLines,
          })}
        </Text>
      )}
      {heldPicks > 0 && (
        <Text size={13} tone="soft">
          {say('{count} pick is free again.|{count} picks are free again.', { count: heldPicks })}
        </Text>
      )}
      {checkedOut > 0 && (
        <Text size={13} tone="soft">
          {say(
            '{count} pair stays checked out until a colleague takes it over.|{count} pairs stay checked out until a colleague takes them over.',
            { count: checkedOut },
          )}
        </Text>
      )}
    </Stack>
  );
}

function RemovalQuestion({
  people,
  person,
  isAsked,
  onAnswered,
  onRemoved,
}: RemoveAccessProps & { isAsked: boolean; onAnswered: () => void }) {
  const say = useSay();
  const { user } = useSnapshot(useApp().auth);
  const { isPending } = useSnapshot(people.editing);
  const { value: colleagues } = useValues(people.colleagues.state);
  const [chosen, setChosen] = useState<string>();
  const hasLines = person.removal.openLines > 0;
  const others = (colleagues ?? []).filter(({ id }) => id !== person.id);
  const linesTo = chosen ?? others.find(({ id }) => id === user?.user_id)?.id;
  const remove = async () => {
    const isRemoved = await people.remove(hasLines ? linesTo : undefined);
    onAnswered();
    if (isRemoved) onRemoved();
  };
  return (
    <Confirm
      isOpen={isAsked}
      title={say('Remove the access of {name}?', { name: person.name })}
      confirmLabel={say('Remove access')}
      cancelLabel={say('Keep it')}
      tone="critical"
      isPending={isPending}
      onConfirm={() => void remove()}
      onCancel={onAnswered}
    >
      <Stack gap={12}>
        <Effects person={person} />
        {hasLines && (
          <Select
            label={say('Open lines go to')}
            items={others.map(({ id, name }) => ({ id, label: name }))}
            value={linesTo}
            onChange={setChosen}
          />
        )}
      </Stack>
    </Confirm>
  );
}
