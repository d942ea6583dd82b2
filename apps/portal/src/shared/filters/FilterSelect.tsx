import { Select } from '@instore/ui';

/** The item that sets no filter: no id of a filter is empty. */
const ALL = '';

/** A filter of a list with one value at most. Its name is read by a screen reader; `all` is shown while it is not set. */
export function FilterSelect<Value extends string>({
  label,
  all,
  items,
  value,
  onChange,
}: {
  label: string;
  all: string;
  items: readonly { id: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}) {
  return (
    <Select<Value | typeof ALL>
      label={label}
      isLabelHidden
      items={[{ id: ALL, label: all }, ...items]}
      value={value ?? ALL}
      onChange={(id) => onChange(id === ALL ? undefined : id)}
    />
  );
}
