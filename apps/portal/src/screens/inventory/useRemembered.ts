import { useState } from 'react';
import { useApp } from '../app.ts';

/** A choice that this device remembers, e.g. how a list is shown. */
export function useRemembered<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const { local } = useApp();
  const [value, setValue] = useState<Value>(() => {
    const stored = local.getItem(key);
    return values.find((one) => one === stored) ?? values[0];
  });
  const remember = (next: Value) => {
    setValue(next);
    try {
      local.setItem(key, next);
    } catch {
      // The storage is full or forbidden: the choice lasts as long as the page.
    }
  };
  return [value, remember];
}
