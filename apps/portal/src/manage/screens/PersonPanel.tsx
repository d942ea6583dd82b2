import type { StaffDetail } from '@instore/api';
import {
  Barcode,
  Button,
  DescriptionList,
  InlineMessage,
  Inline,
  Panel,
  SkeletonLabels,
  Stack,
  Text,
} from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { PeopleStore } from '../people.ts';
import type { AccessDraft } from '../personWrites.ts';
import { AccessFields } from './AccessFields.tsx';
import { RemoveAccess } from './RemoveAccess.tsx';
import { seenAt } from './seenAt.ts';
import { StaffFace } from './StaffFace.tsx';
import { useOwnLocations } from './useOwnLocations.ts';

interface PersonPanelProps {
  people: PeopleStore;
  onClose: () => void;
}

/** The open person: role and locations, what saving does, PIN and badge, removal [P-01]. */
export function PersonPanel({ people, onClose }: PersonPanelProps) {
  const say = useSay();
  const { value: person } = useValues(people.person.state);
  const { draft } = useSnapshot(people.editing);
  return (
    <Panel
      title={person?.name ?? say('Person')}
      onClose={onClose}
      actions={draft === undefined ? undefined : <SaveActions people={people} />}
    >
      <Loaded resource={people.person} skeleton={<SkeletonLabels count={3} />}>
        {(shown) => <PersonDetail people={people} person={shown} onClose={onClose} />}
      </Loaded>
    </Panel>
  );
}

function SaveActions({ people }: { people: PeopleStore }) {
  const say = useSay();
  const { draft, isPending } = useSnapshot(people.editing);
  return (
    <Inline gap={12}>
      <Button
        variant="signal"
        size="l"
        isPending={isPending}
        isDisabled={draft?.locationIds.length === 0}
        onPress={() => void people.save()}
      >
        {say('Save')}
      </Button>
      <Button variant="quiet" onPress={() => people.reset()}>
        {say('Discard')}
      </Button>
    </Inline>
  );
}

function PersonDetail({ people, person, onClose }: PersonPanelProps & { person: StaffDetail }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const locale = useLocale();
  const { error } = useSnapshot(people.editing);
  const { refusal, email, tablets, hasBadge } = person;
  return (
    <Stack gap={24}>
      <Inline gap={12} wrap={false}>
        <StaffFace person={person} />
        <Text tone="soft" isTruncated>
          {email}
        </Text>
      </Inline>
      {error !== undefined && <InlineMessage severity="critical">{sayMessage(error)}</InlineMessage>}
      {refusal === null ? (
        <Access people={people} person={person} />
      ) : (
        <Stack gap={12}>
          <DescriptionList
            items={[
              { label: say('Role'), value: person.role },
              { label: say('Locations'), value: person.locations.map(({ name }) => name).join(', ') },
            ]}
          />
          <InlineMessage severity="info">{sayMessage(refusal)}</InlineMessage>
        </Stack>
      )}
      <DescriptionList
        items={[
          { label: say('Last seen'), value: seenAt(say, locale, person) },
          {
            label: say('PIN'),
            value: tablets.length === 0 ? say('Not set') : tablets.map(({ name }) => name).join(', '),
          },
          { label: say('Badge'), value: say(hasBadge ? 'Issued' : 'None') },
        ]}
      />
      {refusal === null && <Keys people={people} person={person} />}
      <RemoveAccess people={people} person={person} onRemoved={onClose} />
    </Stack>
  );
}

/** Role and locations, and what saving does. */
function Access({ people, person }: { people: PeopleStore; person: StaffDetail }) {
  const say = useSay();
  const { draft } = useValues(people.editing);
  const { mayGive } = useSnapshot(people.state);
  const locations = useOwnLocations();
  const stored = { role: person.role, locationIds: person.locations.map(({ id }) => id) };
  const effects = draft === undefined ? [] : effectsOf(draft, person, locations);
  return (
    <Stack gap={16}>
      <AccessFields draft={draft ?? stored} roles={mayGive} locations={locations} onChange={people.edit} />
      {effects.length > 0 && (
        <Stack gap={4}>
          <Text weight="strong">{say('When you save')}</Text>
          {effects.map(({ kind, name }) => (
            <Text key={`${kind} ${name}`}>{say(EFFECTS[kind], { name })}</Text>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

const EFFECTS = {
  role: 'Gets the role {name} at once, on all devices',
  added: 'Works at {name}, too',
  left: 'No longer works at {name}',
  first: 'Starts at {name} after sign-in',
} as const;

/** What saving a draft does, in the order in which the fields are shown. */
function effectsOf(
  draft: AccessDraft,
  { role, locations: held }: StaffDetail,
  known: readonly { id: string; name: string }[],
): { kind: keyof typeof EFFECTS; name: string }[] {
  const before = new Map(held.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => known.find((location) => location.id === id)?.name ?? before.get(id) ?? id;
  const added = draft.locationIds.filter((id) => !before.has(id));
  const left = [...before.keys()].filter((id) => !draft.locationIds.includes(id));
  const [first] = draft.locationIds;
  const isFirstNew = first !== undefined && before.has(first) && first !== held[0]?.id;
  return [
    ...(draft.role === role ? [] : [{ kind: 'role' as const, name: draft.role }]),
    ...added.map((id) => ({ kind: 'added' as const, name: nameOf(id) })),
    ...left.map((id) => ({ kind: 'left' as const, name: nameOf(id) })),
    ...(isFirstNew ? [{ kind: 'first' as const, name: nameOf(first) }] : []),
  ];
}

/** PIN and badge: each is removed at once, a new badge is shown once. */
function Keys({ people, person }: { people: PeopleStore; person: StaffDetail }) {
  const say = useSay();
  const { badge, isPending } = useSnapshot(people.editing);
  const [isShown, setShown] = useState(false);
  return (
    <Stack gap={12}>
      <Inline gap={8}>
        <Button isDisabled={!person.hasPin || isPending} onPress={() => void people.resetPins()}>
          {say('Remove the PIN')}
        </Button>
        <Button
          isDisabled={isPending}
          onPress={() => {
            setShown(true);
            void people.issueBadge();
          }}
        >
          {say(person.hasBadge ? 'Replace the badge' : 'Issue a badge')}
        </Button>
        {person.hasBadge && (
          <Button isDisabled={isPending} onPress={() => void people.revokeBadge()}>
            {say('Revoke the badge')}
          </Button>
        )}
      </Inline>
      {isShown && badge !== undefined && (
        <Stack gap={8}>
          <Barcode value={badge} isScannable />
          <Text tone="soft">{say('Print or copy this code now: it is shown once.')}</Text>
        </Stack>
      )}
    </Stack>
  );
}
