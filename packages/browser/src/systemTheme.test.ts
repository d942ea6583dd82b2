import { expect, test } from 'vitest';
import { systemTheme, watchSystemTheme } from './systemTheme.ts';

/** A system with these settings, which can change. */
function system(...on: string[]) {
  const listeners: [query: string, listen: () => void][] = [];
  const matchMedia = (query: string) => ({
    matches: on.some((setting) => query.includes(setting)),
    addEventListener: (_type: string, listen: () => void) => void listeners.push([query, listen]),
  });
  const change = (setting: string) => {
    for (const [query, listen] of listeners) if (query.includes(setting)) listen();
  };
  return { window: { matchMedia } as unknown as Pick<Window, 'matchMedia'>, change };
}

test('A system request for more contrast is stronger than one for dark colours', () => {
  expect(systemTheme(system().window)).toBeUndefined();
  expect(systemTheme(system('scheme: dark').window)).toBe('dark');
  expect(systemTheme(system('scheme: dark', 'contrast: more').window)).toBe('contrast');
});

test('A change of either setting is told', () => {
  const { window, change } = system();
  let told = 0;
  watchSystemTheme(window, () => (told += 1));
  change('contrast');
  change('scheme');
  expect(told).toBe(2);
});
