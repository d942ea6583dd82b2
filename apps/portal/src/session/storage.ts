/** A storage of this page alone. */
export function memoryStorage(initial: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(initial));
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  };
}

/** One of the browser's storages. Where the browser forbids it, what is stored lasts as long as the page. */
export function storageOf(open: () => Storage): Storage {
  try {
    return open();
  } catch {
    return memoryStorage();
  }
}
