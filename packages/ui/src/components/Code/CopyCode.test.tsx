import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { Code } from './Code.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const said = page.getByRole('status');

async function open(writeText: () => Promise<void>) {
  const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await show(<Code isCopyable>2048177304161</Code>);
  const copy = page.getByRole('button', { name: 'Copy 2048177304161' });
  await copy.click();
  expect(clipboard).toHaveBeenCalledWith('2048177304161');
  const icon = () => copy.element().querySelector('svg')!.innerHTML;
  return { copy, icon, restore: () => clipboard.mockRestore() };
}

test('A copied code says so for two seconds, and again from the next press', { tags: 'W-06' }, async () => {
  const { icon, restore } = await open(async () => undefined);
  await expect.element(said).toHaveTextContent('Copied');
  const tick = icon();
  vi.advanceTimersByTime(2000);
  await expect.element(said).toBeEmptyDOMElement();
  expect(icon()).not.toBe(tick);
  restore();
});

test('A code that cannot be copied says what to do', { tags: 'W-06' }, async () => {
  const { icon, restore } = await open(() => Promise.reject(new Error('Not allowed')));
  await expect.element(said).toHaveTextContent("Couldn't copy. Select it and press Ctrl+C.");
  // The icon does not become a tick.
  const shown = icon();
  vi.advanceTimersByTime(2000);
  await expect.element(said).toBeEmptyDOMElement();
  expect(icon()).toBe(shown);
  restore();
});

test('The message of a second press is shown for two seconds of its own', { tags: 'W-06' }, async () => {
  let isAllowed = true;
  const { copy, restore } = await open(async () => {
    if (!isAllowed) throw new Error('Not allowed');
  });
  await expect.element(said).toHaveTextContent('Copied');
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1500);
  isAllowed = false;
  await copy.click();
  await expect.element(said).toHaveTextContent("Couldn't copy.");
  // The timer of the first answer is cleared.
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  await expect.element(said).toBeEmptyDOMElement();
  restore();
});
