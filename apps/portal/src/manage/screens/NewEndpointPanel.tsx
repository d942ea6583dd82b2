import { Button, CheckboxGroup, Form, Panel, SkeletonLabels, TextField } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { EndpointDraft, Endpoints, SystemsStore } from '../systems.ts';
import { LocationChoice } from './LocationChoice.tsx';
import { SecretOnce } from './SecretOnce.tsx';

/** Adds an endpoint, and shows the secret of its signatures once [O-10]. */
export function NewEndpointPanel({ systems, onClose }: { systems: SystemsStore; onClose: () => void }) {
  const say = useSay();
  const { secret } = useSnapshot(systems.state);
  if (secret !== undefined) {
    return (
      <SecretOnce
        title={say('The secret of {id}', { id: secret.id })}
        advice={say('With it the tool checks that an event comes from this store.')}
        value={secret.value}
        onClose={onClose}
      />
    );
  }
  return (
    <Panel title={say('New endpoint')} onClose={onClose}>
      <Loaded resource={systems.endpoints} skeleton={<SkeletonLabels count={3} />}>
        {(endpoints) => <EndpointForm systems={systems} endpoints={endpoints} />}
      </Loaded>
    </Panel>
  );
}

function EndpointForm({ systems, endpoints }: { systems: SystemsStore; endpoints: Endpoints }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { errors, error, isPending } = useValues(systems.state);
  const [draft, setDraft] = useState<EndpointDraft>({ id: '', url: '', types: [], locationIds: [] });
  const change = (part: Partial<EndpointDraft>) => setDraft({ ...draft, ...part });
  const { types, mayBeForAll } = endpoints;
  const isReady = draft.id !== '' && draft.url !== '' && (mayBeForAll || draft.locationIds.length > 0);
  return (
    <Form
      label={say('New endpoint')}
      errors={errors}
      error={errors.length === 0 && error !== undefined ? sayMessage(error) : undefined}
      isPending={isPending}
      onSubmit={() => void systems.addEndpoint(draft)}
      actions={
        <Button type="submit" variant="signal" size="l" isPending={isPending} isDisabled={!isReady}>
          {say('Add the endpoint')}
        </Button>
      }
    >
      <TextField
        label={say('Address')}
        name="url"
        type="url"
        description={say('The https address that gets the events.')}
        value={draft.url}
        maxLength={2000}
        isRequired
        onChange={(url) => change({ url: url.trim() })}
      />
      <TextField
        label={say('Id')}
        name="id"
        description={say('Lower-case letters, digits and dashes.')}
        isCode
        value={draft.id}
        maxLength={64}
        isRequired
        onChange={(id) => change({ id: id.trim().toLowerCase() })}
      />
      <LocationChoice
        value={draft.locationIds}
        mayBeForAll={mayBeForAll}
        onChange={(locationIds) => change({ locationIds })}
      />
      <CheckboxGroup
        label={say('Events')}
        name="types"
        description={say('Without a choice it gets all events, also new ones.')}
        options={types.map((value) => ({ value, label: value }))}
        value={draft.types}
        onChange={(chosen) => change({ types: chosen })}
      />
    </Form>
  );
}
