import type { Page } from '@playwright/test';

/** What a scanner sends behind a code. */
export type ScannerEnd = 'Enter' | 'Tab' | 'Control-J';

const KEYS = {
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  'Control-J': { key: 'j', code: 'KeyJ', windowsVirtualKeyCode: 74, modifiers: 2 },
} as const;

const keyOf = (key: string) =>
  key in KEYS
    ? KEYS[key as ScannerEnd]
    : { key, text: key, code: /\d/.test(key) ? `Digit${key}` : `Key${key}`, windowsVirtualKeyCode: key.charCodeAt(0) };

/** When the next scan of a page begins, in seconds: a person takes the next box. */
const nextScans = new WeakMap<Page, number>();
const NEXT_BOX_S = 1;

/**
 * Presses the keys of a scanner as the operating system does, `gap` ms apart by their time stamps: a busy machine
 * delivers them later, but the page knows when they were pressed. No key waits for the answer to the one before it: a
 * busy machine would make a pause between them that no scanner makes.
 */
export async function scanByKeys(page: Page, code: string, ends: readonly ScannerEnd[], gap: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Math.max(Date.now() / 1000, nextScans.get(page) ?? 0);
  nextScans.set(page, start + ((code.length + ends.length) * gap) / 1000 + NEXT_BOX_S);
  const keys = [...code, ...ends].flatMap((name, index) => {
    const key = { ...keyOf(name), timestamp: start + (index * gap) / 1000 };
    return [{ ...key, type: 'keyDown' } as const, { ...key, type: 'keyUp' } as const];
  });
  await Promise.all(keys.map((key) => session.send('Input.dispatchKeyEvent', key)));
  await session.detach();
}
