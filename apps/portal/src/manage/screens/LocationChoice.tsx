import { CheckboxGroup } from '@instore/ui';
import { useSay } from '../../shared/language/useLanguage.ts';
import { useOwnLocations } from './useOwnLocations.ts';

interface LocationChoiceProps {
  value: readonly string[];
  /** Without a choice it is for all locations. */
  mayBeForAll: boolean;
  onChange: (ids: string[]) => void;
}

/** The locations whose data a tool gets. */
export function LocationChoice({ value, mayBeForAll, onChange }: LocationChoiceProps) {
  const say = useSay();
  const locations = useOwnLocations();
  return (
    <CheckboxGroup
      label={say('Locations')}
      name="locationIds"
      description={mayBeForAll ? say('Without a choice it gets the data of all, also of later ones.') : undefined}
      options={locations.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}
