import { type Role, ROLES } from '@instore/api';
import { Button, icons, Inline, Select, Stack, Text } from '@instore/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocationChanges } from '../../app/context.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { PeopleStore } from '../people.ts';
import { NEW_PERSON, type PeopleSearch } from '../peopleSearch.ts';
import { AddressSearchField } from './AddressSearchField.tsx';
import { ManageShell } from './ManageShell.tsx';
import { NewPersonPanel } from './NewPersonPanel.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { useOwnLocations } from './useOwnLocations.ts';

export interface PeoplePageProps extends PeopleSearch {
  people: PeopleStore;
  /** Changes a part of the address. */
  onChange: (part: Partial<PeopleSearch>) => void;
}

/** /shoesize/manage/people: who works at the user's locations, in which role, and until when they were seen [P-01]. */
export function PeoplePage(props: PeoplePageProps) {
  const { people, person, search, onChange } = props;
  const say = useSay();
  useLocationChanges(people.readChanges);
  const isNew = person === NEW_PERSON;
  useEffect(() => void people.open(isNew ? undefined : person), [people, person, isNew]);
  const close = () => onChange({ person: undefined });
  return (
    <ManageShell
      page="people"
      searchField={<AddressSearchField label={say('Search a person')} search={search} onChange={onChange} />}
      asideLabel={say('Person')}
      asideWidth="m"
      hasAsideHead={false}
      isAsideOpen={person !== undefined}
      onAsideClose={close}
      aside={
        person === undefined ? undefined : isNew ? (
          <NewPersonPanel people={people} onClose={close} onAdded={(id) => onChange({ person: id })} />
        ) : (
          <PersonPanel people={people} onClose={close} />
        )
      }
    >
      <Stack gap={16}>
        <AddressBanner />
        <PeopleFilters {...props} />
        <PeopleTable {...props} />
      </Stack>
    </ManageShell>
  );
}

/** The value of a filter that is not set. */
const ALL = 'all';

/** Roles are named as in the company's directory, in each language. */
const ROLE_ITEMS: { id: Role | typeof ALL; label: string }[] = ROLES.map((id) => ({ id, label: id }));

const unset = <Value extends string>(value: Value | typeof ALL): Value | undefined =>
  value === ALL ? undefined : value;

function PeopleFilters({ people, location, role, pin, onChange }: PeoplePageProps) {
  const say = useSay();
  const { total, hereNow, isKnown } = useSnapshot(people.state);
  const locations = useOwnLocations();
  return (
    <Inline justify="between" gap={8}>
      <Inline gap={8}>
        <Select
          label={say('Location')}
          isLabelHidden
          items={[{ id: ALL, label: say('All locations') }, ...locations.map(({ id, name }) => ({ id, label: name }))]}
          value={location ?? ALL}
          onChange={(id) => onChange({ location: unset(id) })}
        />
        <Select
          label={say('Role')}
          isLabelHidden
          items={[{ id: ALL, label: say('All roles') }, ...ROLE_ITEMS]}
          value={role ?? ALL}
          onChange={(id) => onChange({ role: unset(id) })}
        />
        <Select
          label={say('PIN')}
          isLabelHidden
          items={[
            { id: ALL, label: say('With and without PIN') },
            { id: 'set', label: say('With PIN') },
            { id: 'none', label: say('Without PIN') },
          ]}
          value={pin ?? ALL}
          onChange={(id) => onChange({ pin: unset(id) })}
        />
        {isKnown && (
          <Text tone="soft">
            {say('{count} person, {here} here now|{count} people, {here} here now', { count: total, here: hereNow })}
          </Text>
        )}
      </Inline>
      <Button variant="signal" icon={icons.plus} onPress={() => onChange({ person: NEW_PERSON })}>
        {say('Add a person')}
      </Button>
    </Inline>
  );
}
