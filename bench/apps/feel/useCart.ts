import { useCallback, useState } from 'react';

/** Quantities by line. `add` stays the same function, so that memoized rows are not drawn again. */
export function useCart() {
  const [cart, setCart] = useState<Readonly<Record<string, number>>>({});
  const add = useCallback((id: string) => setCart((now) => ({ ...now, [id]: (now[id] ?? 0) + 1 })), []);
  return { cart, add };
}
