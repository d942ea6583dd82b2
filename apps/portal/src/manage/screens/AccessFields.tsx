import type { StoreLocation } from '@instore/api';
import { CheckboxGroup, RadioGroup, Stack } from '@instore/ui';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { AccessDraft } from '../personWrites.ts';

/** Role and locations of a person. A location that is chosen later comes after the others. */
export function AccessFields({
  draft,
  roles,
  locations,
  onChange,
}: {
  draft: Readonly<AccessDraft>;
  /** The roles that can be chosen. */
  roles: readonly string[];
  locations: readonly StoreLocation[];
  onChange: (part: Partial<AccessDraft>) => void;
}) {
  const say = useSay();
  const change = (chosen: string[]) => {
    const kept = draft.locationIds.filter((id) => chosen.includes(id));
    onChange({ locationIds: [...kept, ...chosen.filter((id) => !kept.includes(id))] });
  };
  return (
    <Stack gap={20}>
      <RadioGroup
        label={say('Role')}
        name="role"
        options={roles.map((value) => ({ value, label: value }))}
        value={draft.role === '' ? undefined : draft.role}
        onChange={(role) => onChange({ role })}
      />
      <CheckboxGroup
        label={say('Locations')}
        name="locationIds"
        description={say('The first one opens after sign-in.')}
        options={locations.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.locationIds}
        onChange={change}
      />
    </Stack>
  );
}
