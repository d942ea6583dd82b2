/** Reads a JSON value of a storage; undefined for one that is missing, unreadable or forbidden. */
export function readJson(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON; undefined removes it. A storage that is full or forbidden loses it without an error. */
export function writeJson(storage: Storage, key: string, value: object | undefined): void {
  try {
    if (value) storage.setItem(key, JSON.stringify(value));
    else storage.removeItem(key);
  } catch {
    // The app works on with what it has in memory.
  }
}
