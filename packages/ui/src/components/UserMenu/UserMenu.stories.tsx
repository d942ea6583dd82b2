import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { ON_DEMAND } from '../../fixtures/onDemand.ts';
import { userItems } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { Button } from '../Button/Button.tsx';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';
import { useTheme } from './useTheme.ts';

const meta = {
  title: 'Actions/UserMenu',
  component: UserMenu,
  parameters: {
    guide: {
      use: ['Once, at the end of the header: the signed-in user, theme, language, profile and logout.'],
      avoid: ['For actions of a page or a row: use Menu.', 'For settings: those are a page; link to it here.'],
      keyboard: [
        ['Enter, Space', 'Open it; on an item they choose and close.'],
        ['Tab', 'Goes to the themes, then from item to item.'],
        ['Arrow keys', 'Among the themes or the languages: choose at once.'],
        ['Escape', 'Closes; the focus returns to the button.'],
      ],
      accessibility: [
        'A button with name and role that opens a dialog "Account"; themes and languages are radio groups; each language has its own name in lang. Ask before a logout that loses work.',
      ],
      content: ['Items are two words at most; "Logout" is last.'],
    } satisfies Guide,
    docs: { story: { inline: false, height: '440px' } },
  },
  args: {
    name: 'Maren Okafor',
    role: 'Sales_Associate',
    items: userItems,
    theme: 'light',
    onThemeChange: fn(),
    onAction: fn(),
  },
  render: (args) => (
    <Inline justify="end">
      <UserMenu {...args} />
    </Inline>
  ),
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = () => screen.findByRole('dialog', { name: 'Account' }, ON_DEMAND);

/** [H-03] The person, the theme, and the actions. */
export const Example: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Maren Okafor Sales_Associate' }).click();
    await open();
  },
};

function Remembering(args: UserMenuProps) {
  const [theme, setTheme] = useTheme('story-theme');
  return <UserMenu {...args} theme={theme} onThemeChange={setTheme} />;
}

/** `useTheme` shows the chosen theme and remembers it on the device. */
export const Remembered: Story = {
  tags: ['!autodocs'],
  render: (args) => <Remembering {...args} />,
};

/** [H-03] [H-04] Chooses a theme, and logs out. */
export const ByPress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maren Okafor Sales_Associate' }));
    const menu = within(await open());
    await userEvent.click(menu.getByRole('radio', { name: 'Dark' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    await userEvent.click(menu.getByRole('button', { name: 'Logout' }));
    await expect(args.onAction).toHaveBeenCalledWith('logout');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** [H-03] Missing values are two dashes. */
export const Unknown: Story = {
  args: { name: null, role: undefined },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '-- --' }).click();
    await expect(within(await open()).getAllByText('--')).toHaveLength(2);
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await open();
  },
};

/** [O-07] The languages of the app, each named in itself. */
export const Languages: Story = {
  args: {
    languages: [
      { id: 'en', name: 'English' },
      { id: 'es', name: 'Español' },
      { id: 'ar', name: 'العربية' },
    ],
    language: 'en',
    onLanguageChange: fn(),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /Maren Okafor/ }).click();
    const languages = within(await open()).getByRole('radiogroup', { name: 'Language' });
    await expect(within(languages).getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(within(languages).getByText('Español')).toHaveAttribute('lang', 'es');
  },
};

/** [O-07] A press chooses a language. */
export const AnotherLanguage: Story = {
  ...Languages,
  // A setting of the toolbar: the docs page does not show the menu a second time.
  globals: { motion: 'still' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Maren Okafor/ }));
    const languages = within(await open()).getByRole('radiogroup', { name: 'Language' });
    await userEvent.click(within(languages).getByRole('radio', { name: 'Español' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('es');
  },
};

/** One entry for the person, at the end of the header. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <UserMenu {...args} />,
};

/** Rare actions take the place of the daily ones. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline>
      <Button>Profile</Button>
      <Button>Theme</Button>
      <Button>Language</Button>
      <Button>Logout</Button>
    </Inline>
  ),
};
