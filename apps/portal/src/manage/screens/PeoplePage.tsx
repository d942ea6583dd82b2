import { type Role, ROLES } from '@instore/api';
import { Button, icons, Inline, Stack, Text } from '@instore/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocationChanges } from '../../app/context.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { AddressSearchField } from '../../shared/filters/AddressSearchField.tsx';
import { FilterSelect } from '../../shared/filters/FilterSelect.tsx';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { PeopleStore } from '../people.ts';
import { NEW_PERSON, type PeopleSearch } from '../peopleSearch.ts';
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

/** Roles are named as in the company's directory, in each language. */
const ROLE_ITEMS: { id: Role; label: string }[] = ROLES.map((id) => ({ id, label: id }));

function PeopleFilters({ people, location, role, pin, onChange }: PeoplePageProps) {
  const say = useSay();
  const { total, hereNow, isKnown } = useSnapshot(people.state);
  const locations = useOwnLocations();
  return (
    <Inline justify="between" gap={8}>
      <Inline gap={8}>
        <FilterSelect
          label={say('Location')}
          all={say('All locations')}
          items={locations.map(({ id, name }) => ({ id, label: name }))}
          value={location}
          onChange={(id) => onChange({ location: id })}
        />
        <FilterSelect
          label={say('Role')}
          all={say('All roles')}
          items={ROLE_ITEMS}
          value={role}
          onChange={(id) => onChange({ role: id })}
        />
        <FilterSelect
          label={say('PIN')}
          all={say('PIN')}
          items={[
            { id: 'set', label: say('With PIN') },
            { id: 'none', label: say('Without PIN') },
          ]}
          value={pin}
          onChange={(id) => onChange({ pin: id })}
        />
        {isKnown && (
          <Text tone="soft">
            {say('{count} person, {here} here now|{count} people, {here} here now', { count: total, here: hereNow })}
          </Text>
        )}
      </Inline>
      <Button icon={icons.plus} onPress={() => onChange({ person: NEW_PERSON })}>
        {say('Add a person')}
      </Button>
    </Inline>
  );
}
