import { expect, test, vi } from 'vitest';
import { keepBack } from './keepBack.ts';

/** A history of one tab, whose Back is an action. */
function openTab() {
  const entries: unknown[] = [null];
  const listeners: (() => void)[] = [];
  let at = 0;
  const history = {
    get state() {
      return entries[at];
    },
    pushState(state: unknown) {
      at += 1;
      entries.splice(at, entries.length, state);
    },
  };
  const addEventListener = (_: string, listener: () => void) => void listeners.push(listener);
  return {
    page: { history, addEventListener } as unknown as Window,
    entries,
    move: (by: number) => {
      at += by;
      for (const listener of listeners) listener();
    },
  };
}

test('Back of the browser calls the app each time and adds no history entries', { tags: 'C-11' }, () => {
  const { page, entries, move } = openTab();
  const onBack = vi.fn();
  keepBack(page, onBack);
  for (let press = 0; press < 5; press += 1) move(-1);
  expect(onBack).toHaveBeenCalledTimes(5);
  expect(entries).toEqual([null, { isKept: true }]);
});

test('A reload adds no second entry, and Forward shows nothing else', { tags: 'C-11' }, () => {
  const { page, entries, move } = openTab();
  keepBack(page, () => undefined);
  const onBack = vi.fn();
  keepBack(page, onBack);
  expect(entries).toHaveLength(2);
  move(0);
  expect(onBack).not.toHaveBeenCalled();
});
