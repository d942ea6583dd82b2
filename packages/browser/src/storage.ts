/** A storage in memory. */
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

/** A storage of the browser, or a storage in memory if the browser forbids it. */
export function storageOf(open: () => Storage): Storage {
  try {
    return open();
  } catch {
    return memoryStorage();
  }
}
