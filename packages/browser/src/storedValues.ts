/** Reads a text of a storage; null for one that is missing or forbidden. */
export function readText(storage: Pick<Storage, 'getItem'>, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Reads a JSON value of a storage; undefined for one that is missing, unreadable or forbidden. */
export function readJson(storage: Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    return JSON.parse(readText(storage, key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text. False if the storage is full or forbidden: the app works on with what it has in memory. */
export function writeText(storage: Pick<Storage, 'setItem'>, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Stores a value as JSON; undefined removes it. A storage that is full or forbidden loses it without an error. */
export function writeJson(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  key: string,
  value: object | undefined,
): void {
  try {
    if (value) writeText(storage, key, JSON.stringify(value));
    else storage.removeItem(key);
  } catch {
    // A value that cannot be removed is forbidden to read as well.
  }
}
