import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KioskButton } from './KioskButton.tsx';
import type { Guide } from '../../internal/guide.ts';
import { KioskShell } from './KioskShell.tsx';

const meta = {
  title: 'Components/KioskShell',
  component: KioskShell,
  parameters: {
    guide: {
      use: ['Around every screen of the kiosk but the first one: header, content and dock.'],
      avoid: ['For the staff portal: use AppShell.'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    location: 'Canal Street',
    connection: 'live',
    language: 'English',
    onLanguage: fn(),
    onStartOver: fn(),
    onLeave: fn(),
    dock: <KioskButton variant="signal">Send request</KioskButton>,
    children: 'Shoes',
  },
} satisfies Meta<typeof KioskShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };
