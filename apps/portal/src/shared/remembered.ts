import { readJson, readText, writeText } from '@instore/browser';

/** Where this device remembers the order of the products. */
export const ORDER_KEY = 'inventory-products-order';

/** Reads a choice that this device remembers; the first value if it remembers none of them. */
export function readRemembered<Value extends string>(
  local: Pick<Storage, 'getItem'>,
  key: string,
  values: readonly [Value, ...Value[]],
): Value {
  const stored = readText(local, key);
  return values.find((one) => one === stored) ?? values[0];
}

/** Remembers a choice on this device. While the storage is full or forbidden, the choice lasts as long as the page. */
export function remember(local: Pick<Storage, 'setItem'>, key: string, value: string): void {
  writeText(local, key, value);
}

/** The columns of a table as a person has arranged them. */
export interface TableColumns {
  /** Ids of the hidden columns. */
  hidden: string[];
  /** Widths in px by column id. */
  widths: Record<string, number>;
}

/** Reads the arrangement of a table's columns. Columns that no longer exist are left out. */
export function readColumns(
  local: Pick<Storage, 'getItem'>,
  key: string,
  ids: readonly string[],
  hiddenAtFirst: readonly string[] = [],
): TableColumns {
  const stored = readJson(local, key);
  const { hidden, widths } = isRecord(stored) ? stored : {};
  const known = Object.entries(isRecord(widths) ? widths : {}).filter(
    (entry): entry is [string, number] => ids.includes(entry[0]) && Number.isFinite(entry[1]),
  );
  return {
    hidden: Array.isArray(hidden) ? ids.filter((id) => hidden.includes(id)) : [...hiddenAtFirst],
    widths: Object.fromEntries(known),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
