import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as icons from '../Icon/icons.ts';
import { expectTrap, MIRRORED, named, press, show } from '../../fixtures/keyboard.tsx';
import type { ThemeName } from '../../theme/light.ts';
import { UserMenu } from './UserMenu.tsx';

const onAction = vi.fn();

function Person() {
  const [theme, setTheme] = useState<ThemeName>('light');
  return (
    <UserMenu
      name="Maren Okafor"
      role="Sales associate"
      items={[
        { id: 'profile', label: 'Profile', icon: icons.circleUser },
        { id: 'logout', label: 'Logout', icon: icons.logOut },
      ]}
      theme={theme}
      onThemeChange={setTheme}
      onAction={onAction}
    />
  );
}

const person = {
  name: 'Maren Okafor',
  role: 'Sales associate',
  items: [],
  theme: 'light',
  onThemeChange: () => {},
  onAction,
} as const;

/** The app decides whether the menu is open. */
function KeptClosed({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  return <UserMenu {...person} isOpen={false} onOpenChange={onOpenChange} />;
}

const trigger = page.getByRole('button', { name: /Maren Okafor/ });
const account = named('dialog', 'Account');

test('The person’s menu traps the focus and restores it (ARIA APG, dialog)', { tags: ['H-04', 'H-03'] }, async () => {
  await show(<Person />);
  await press('{Tab}', trigger);
  await press('{Enter}', account);
  await expectTrap(named('radio', 'Light'), named('button', 'Profile'), named('button', 'Logout'));
  await press('{ArrowRight}', named('radio', 'Dark'));
  await expect.element(named('radio', 'Dark')).toBeChecked();
  await press('{ArrowDown}', named('radio', 'Contrast'));
  await press('{ArrowLeft}', named('radio', 'Dark'));
  await press('{Escape}', trigger);
  await expect.element(account).not.toBeInTheDocument();
  await press(' ', account);
  await press('{Tab}{Tab}{Tab}', named('button', 'Logout'));
  await press('{Enter}', trigger);
  expect(onAction).toHaveBeenCalledExactlyOnceWith('logout');
});

test('In right-to-left layout, the left arrow moves to the next theme', { tags: 'H-04' }, async () => {
  await show(<Person />, MIRRORED);
  await press('{Tab}', trigger);
  await press('{Enter}', account);
  await press('{Tab}', named('radio', 'Light'));
  await press('{ArrowLeft}', named('radio', 'Dark'));
  await press('{ArrowRight}', named('radio', 'Light'));
  await expect.element(named('radio', 'Light')).toBeChecked();
});

test('A menu that the app keeps closed reports a press and stays closed', { tags: 'H-03' }, async () => {
  const onOpenChange = vi.fn();
  await show(<KeptClosed onOpenChange={onOpenChange} />);
  await press('{Tab}{Enter}', trigger);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await expect.element(account).not.toBeInTheDocument();
});

test('While the language is not known, none is marked as chosen', { tags: 'H-04' }, async () => {
  const languages = ['English', 'Español'].map((name) => ({ id: name, name }));
  await show(<UserMenu {...person} languages={languages} />);
  await press('{Tab}', trigger);
  await press('{Enter}', account);
  for (const { name } of languages) await expect.element(named('radio', name)).not.toBeChecked();
});
