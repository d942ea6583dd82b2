import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { useTheme } from './useTheme.ts';

function Themes() {
  const [theme, setTheme] = useTheme('test-theme');
  return (
    <button type="button" onClick={() => setTheme('contrast')}>
      {theme}
    </button>
  );
}

const shown = () => document.documentElement.dataset['theme'];

const before = shown();
beforeEach(() => localStorage.removeItem('test-theme'));
afterEach(() => {
  localStorage.removeItem('test-theme');
  if (before === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = before;
});

test('A chosen theme is shown and kept on the device', async () => {
  await show(<Themes />);
  await expect.element(page.getByRole('button', { name: 'light' })).toBeVisible();
  await page.getByRole('button', { name: 'light' }).click();
  expect(shown()).toBe('contrast');
  expect(localStorage.getItem('test-theme')).toBe('contrast');
});

test('A page begins with the theme that was kept', async () => {
  localStorage.setItem('test-theme', 'dark');
  await show(<Themes />);
  expect(shown()).toBe('dark');
});

test('A kept text that is no theme is ignored', async () => {
  localStorage.setItem('test-theme', 'sepia');
  await show(<Themes />);
  expect(shown()).toBe('light');
});
