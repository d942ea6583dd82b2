import { useState } from 'react';
import { type TableColumns, readColumns, readRemembered, remember } from '../../shared/remembered.ts';
import { useApp } from '../../app/context.ts';

/** A choice that this device remembers, e.g. how a list is shown. */
export function useRemembered<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const { local } = useApp();
  const [value, setValue] = useState<Value>(() => readRemembered(local, key, values));
  return [
    value,
    (next) => {
      setValue(next);
      remember(local, key, next);
    },
  ];
}

/** The columns of a table: which are hidden and how wide they are, as this device remembers them. */
export interface RememberedColumns<Column extends { id: string }> extends TableColumns {
  columns: readonly Column[];
  setHidden: (hidden: string[]) => void;
  setWidths: (widths: Readonly<Record<string, number>>) => void;
}

/**
 * The columns of a table as this device remembers them.
 *
 * @param hiddenAtFirst are hidden until the person has chosen
 */
export function useRememberedColumns<Column extends { id: string }>(
  key: string,
  columns: readonly Column[],
  hiddenAtFirst: readonly Column['id'][] = [],
): RememberedColumns<Column> {
  const { local } = useApp();
  const ids = columns.map(({ id }) => id);
  const [arranged, setArranged] = useState(() => readColumns(local, key, ids, hiddenAtFirst));
  const change = (part: Partial<TableColumns>) => {
    const next = { ...arranged, ...part };
    setArranged(next);
    remember(local, key, JSON.stringify(next));
  };
  return {
    ...arranged,
    columns,
    setHidden: (hidden) => change({ hidden }),
    setWidths: (widths) => change({ widths: { ...widths } }),
  };
}
