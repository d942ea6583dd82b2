import { useRef, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { SearchButton } from './SearchButton.tsx';
import { useSearchKeys, type SearchKeys } from './useSearchKeys.ts';

function Header(keys: SearchKeys) {
  const button = useRef<HTMLButtonElement>(null);
  useSearchKeys(button, keys);
  return <SearchButton ref={button} label="Search" onOpen={keys.onOpen} />;
}

async function open(over: Partial<SearchKeys> = {}) {
  const [onOpen, onType] = [vi.fn(), vi.fn()];
  await show(<Header isOpen={false} {...{ onOpen, onType }} {...over} />);
  return { onOpen, onType };
}

/** A page whose search opens. */
function Page({ onType }: Pick<SearchKeys, 'onType'>) {
  const [isOpen, setOpen] = useState(false);
  return <Header isOpen={isOpen} onOpen={() => setOpen(true)} onType={onType} />;
}

/** A key at a time, without the pauses of a test browser. */
const type = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

test('A slash opens the search, and the letter behind it is typed', { tags: 'H-02' }, async () => {
  const onType = vi.fn();
  await show(<Page onType={onType} />);
  await userEvent.keyboard('/h');
  await expect.poll(() => onType.mock.calls).toEqual([['h']]);
});

test('A letter typed before the opened search is drawn is not lost', { tags: 'H-02' }, async () => {
  const onType = vi.fn();
  await show(<Page onType={onType} />);
  // The letter comes right after the time in which a slash may belong to a scanned code.
  const after = vi.spyOn(window, 'setTimeout');
  onTestFinished(() => after.mockRestore());
  type('/');
  const decide = after.mock.calls.findLast(([, ms]) => ms === 100)?.[0] as () => void;
  decide();
  type('h');
  expect(onType.mock.calls).toEqual([['h']]);
});

test('Keys that are pressed while the search opens are typed into it and press nothing', { tags: 'H-02' }, async () => {
  const { onOpen, onType } = await open({ isOpen: true });
  await press('{Tab}', named('button', 'Search'));
  await userEvent.keyboard(' ');
  expect(onType).toHaveBeenCalledExactlyOnceWith(' ');
  expect(onOpen).not.toHaveBeenCalled();
});

test('A page whose own field takes the slash opens the search with Control and K', { tags: 'H-02' }, async () => {
  const taken: boolean[] = [];
  const { onOpen } = await open({ hasSlash: false });
  const note = (event: KeyboardEvent) => void taken.push(event.defaultPrevented);
  window.addEventListener('keydown', note);
  onTestFinished(() => window.removeEventListener('keydown', note));
  await userEvent.keyboard('/');
  expect(taken).toEqual([false]);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(onOpen).toHaveBeenCalledOnce();
});
