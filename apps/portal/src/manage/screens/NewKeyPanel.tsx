import { Button, CheckboxGroup, Form, Panel, RadioGroup, SkeletonLabels, TextField } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { PlainText } from '../../shared/texts/portalText.ts';
import type { KeyDraft, Keys, SystemsStore } from '../systems.ts';
import { LocationChoice } from './LocationChoice.tsx';
import { SecretOnce } from './SecretOnce.tsx';

/** After how many days a key expires. The contract allows 730. */
const LIFETIMES = ['30', '90', '365', '730'] as const;
const LIFETIME_NAMES: Record<(typeof LIFETIMES)[number], PlainText> = {
  '30': '30 days',
  '90': '90 days',
  '365': 'A year',
  '730': 'Two years',
};

/** Makes a key for a tool, and shows it once [O-10]. */
export function NewKeyPanel({ systems, onClose }: { systems: SystemsStore; onClose: () => void }) {
  const say = useSay();
  const { secret } = useSnapshot(systems.state);
  if (secret !== undefined) {
    return (
      <SecretOnce
        title={say('The key of {id}', { id: secret.id })}
        advice={say('The tool sends it in the header X-API-Key.')}
        value={secret.value}
        onClose={onClose}
      />
    );
  }
  return (
    <Panel title={say('New API key')} onClose={onClose}>
      <Loaded resource={systems.keys} skeleton={<SkeletonLabels count={3} />}>
        {(keys) => <KeyForm systems={systems} keys={keys} />}
      </Loaded>
    </Panel>
  );
}

function KeyForm({ systems, keys }: { systems: SystemsStore; keys: Keys }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { errors, error, isPending } = useValues(systems.state);
  const [draft, setDraft] = useState<KeyDraft>({
    id: '',
    name: '',
    role: '',
    operations: [],
    locationIds: [],
    days: 90,
  });
  const change = (part: Partial<KeyDraft>) => setDraft({ ...draft, ...part });
  const isReady =
    draft.id !== '' &&
    draft.name.trim() !== '' &&
    draft.role !== '' &&
    draft.operations.length > 0 &&
    (keys.mayBeForAll || draft.locationIds.length > 0);
  return (
    <Form
      label={say('New API key')}
      errors={errors}
      error={errors.length === 0 && error !== undefined ? sayMessage(error) : undefined}
      isPending={isPending}
      onSubmit={() => void systems.addKey({ ...draft, name: draft.name.trim() })}
      actions={
        <Button type="submit" variant="signal" size="l" isPending={isPending} isDisabled={!isReady}>
          {say('Make the key')}
        </Button>
      }
    >
      <TextField
        label={say('Tool')}
        name="name"
        value={draft.name}
        maxLength={80}
        isRequired
        onChange={(name) => change({ name })}
      />
      <TextField
        label={say('Id')}
        name="id"
        description={say('Lower-case letters, digits and dashes. The log names it, so it is used once.')}
        isCode
        value={draft.id}
        maxLength={64}
        isRequired
        onChange={(id) => change({ id: id.trim().toLowerCase() })}
      />
      <KeyScope draft={draft} keys={keys} onChange={change} />
    </Form>
  );
}

/** What the key may do, where, and until when. */
function KeyScope({
  draft,
  keys: { roles, operations, mayBeForAll },
  onChange,
}: {
  draft: KeyDraft;
  keys: Keys;
  onChange: (part: Partial<KeyDraft>) => void;
}) {
  const say = useSay();
  const isFor = (role: string) => operations.filter((each) => each.roles.includes(role));
  const chooseRole = (role: string) =>
    onChange({ role, operations: draft.operations.filter((id) => isFor(role).some((each) => each.id === id)) });
  return (
    <>
      <RadioGroup
        label={say('The tool sees what this role sees')}
        name="role"
        options={roles.map((value) => ({ value, label: value }))}
        value={draft.role === '' ? undefined : draft.role}
        onChange={chooseRole}
      />
      {draft.role !== '' && (
        <CheckboxGroup
          label={say('Operations')}
          name="operations"
          allLabel={say('All operations')}
          options={isFor(draft.role).map(({ id, summary }) => ({ value: id, label: `${summary} (${id})` }))}
          value={draft.operations}
          onChange={(chosen) => onChange({ operations: chosen })}
        />
      )}
      <LocationChoice
        value={draft.locationIds}
        mayBeForAll={mayBeForAll}
        onChange={(locationIds) => onChange({ locationIds })}
      />
      <RadioGroup
        label={say('Expires after')}
        name="days"
        options={LIFETIMES.map((value) => ({ value, label: say(LIFETIME_NAMES[value]) }))}
        value={String(draft.days) as (typeof LIFETIMES)[number]}
        onChange={(days) => onChange({ days: Number(days) })}
      />
    </>
  );
}
