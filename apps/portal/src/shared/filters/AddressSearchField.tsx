import { SearchField } from '@instore/ui';
import { useDeferredValue, useEffect, useState } from 'react';

/** The search field of a list whose search is in the address. */
export function AddressSearchField({
  label,
  search = '',
  onChange,
}: {
  label: string;
  search: string | undefined;
  onChange: (part: { search: string | undefined }) => void;
}) {
  const [text, setText] = useState(search);
  const wanted = useDeferredValue(text);
  useEffect(() => {
    if (wanted !== search) onChange({ search: wanted === '' ? undefined : wanted });
    // The address follows the field, never the other way round.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
  return <SearchField label={label} value={text} onChange={setText} shortcut="/" />;
}
