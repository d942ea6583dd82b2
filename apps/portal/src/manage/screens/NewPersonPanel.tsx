import { Button, Form, Panel, TextField } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { NewPerson } from '../personWrites.ts';
import type { PeopleStore } from '../people.ts';
import { AccessFields } from './AccessFields.tsx';
import { useOwnLocations } from './useOwnLocations.ts';

const EMPTY: NewPerson = { objectId: '', name: '', email: '', role: '', locationIds: [] };

/** Gives a person of the directory access [P-01]. */
export function NewPersonPanel({
  people,
  onClose,
  onAdded,
}: {
  people: PeopleStore;
  onClose: () => void;
  onAdded: (id: string) => void;
}) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { errors, error, isPending } = useValues(people.editing);
  const { mayGive } = useSnapshot(people.state);
  const locations = useOwnLocations();
  const [person, setPerson] = useState(EMPTY);
  const change = (part: Partial<NewPerson>) => setPerson({ ...person, ...part });
  const add = async () => {
    const id = await people.add(person);
    if (id !== undefined) onAdded(id);
  };
  return (
    <Panel title={say('Add a person')} onClose={onClose}>
      <Form
        label={say('Add a person')}
        errors={errors}
        error={errors.length === 0 && error !== undefined ? sayMessage(error) : undefined}
        isPending={isPending}
        onSubmit={() => void add()}
        actions={
          <Button type="submit" variant="signal" size="l" isPending={isPending} isDisabled={!isComplete(person)}>
            {say('Add {name}', { name: person.name || say('person') })}
          </Button>
        }
      >
        <PersonFields person={person} onChange={change} />
        <AccessFields draft={person} roles={mayGive} locations={locations} onChange={change} />
      </Form>
    </Panel>
  );
}

/** Who the person is, as the directory knows it. */
function PersonFields({
  person,
  onChange: change,
}: {
  person: NewPerson;
  onChange: (part: Partial<NewPerson>) => void;
}) {
  const say = useSay();
  return (
    <>
      <TextField
        label={say('Name')}
        name="name"
        value={person.name}
        maxLength={80}
        isRequired
        onChange={(name) => change({ name })}
      />
      <TextField
        label={say('E-mail address')}
        name="email"
        type="email"
        value={person.email}
        isRequired
        onChange={(email) => change({ email: email.trim() })}
      />
      <TextField
        label={say('Object id in the directory')}
        name="objectId"
        description={say('Your IT finds it in the directory, on the page of the person.')}
        isCode
        value={person.objectId}
        isRequired
        onChange={(objectId) => change({ objectId: objectId.trim() })}
      />
    </>
  );
}

const isComplete = (person: NewPerson): boolean =>
  [person.name, person.email, person.objectId, person.role].every((text) => text.trim() !== '') &&
  person.locationIds.length > 0;
