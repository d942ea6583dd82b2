import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: {
    guide: {
      use: [
        'For a few words about an icon: its full name, its shortcut.',
        'On a Button or IconButton of the kit, which it then describes.',
      ],
      avoid: [
        'For necessary information: touch screens cannot hover.',
        'For anything that can be pressed: use Popover. For how to fill a field: use its description.',
      ],
      keyboard: [
        ['Tab', 'Shows it at once with the focus; a pointer waits 600 ms.'],
        ['Escape', 'Takes the words away and leaves the focus; a sheet around it stays open.'],
      ],
      accessibility: [
        "The text describes the button to screen readers always, shown or not. The button's own label stays its name.",
      ],
      content: ["At most six words, without a full stop. Do not repeat the button's text."],
    } satisfies Guide,
    // A tooltip is drawn outside of its button: in a docs page it stays in the window of the story.
    docs: { story: { inline: false, height: '140px' } },
  },
  args: {
    text: 'Download as a spreadsheet',
    placement: 'bottom',
    children: <IconButton icon={icons.download} label="Export" variant="plain" />,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '24px 96px 64px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown under a pointer that rests on the button; it takes no focus. */
export const Example: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await userEvent.hover(button);
    // It waits 600 ms.
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible(), { timeout: 3000 });
    await expect(screen.getByRole('tooltip')).toHaveTextContent('Download as a spreadsheet');
    await expect(button).not.toHaveFocus();
  },
};

/** [Z-06] On keyboard focus the text is shown at once and describes the button; Escape hides it. */
export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await step('comes with the focus', async () => {
      await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Download as a spreadsheet');
      await expect(button).toHaveAccessibleDescription('Download as a spreadsheet');
    });
    await step('goes with Escape, and the focus stays', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await expect(button).toHaveFocus();
    });
  },
};

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

/** A few words more, and the key. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Stack gap={8} align="start">
      <IconButton icon={icons.download} label="Export" variant="plain" />
      <div
        style={{
          padding: '6px 10px',
          borderRadius: 4,
          background: 'var(--instore-ink)',
          color: 'var(--instore-paper)',
          fontSize: 13,
        }}
      >
        Export as a spreadsheet, E
      </div>
    </Stack>
  ),
};

/** Necessary: a touch screen never shows it. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Stack gap={8} align="start">
      <IconButton icon={icons.trash} label="Remove" variant="plain" />
      <div
        style={{
          padding: '6px 10px',
          borderRadius: 4,
          background: 'var(--instore-ink)',
          color: 'var(--instore-paper)',
          fontSize: 13,
        }}
      >
        This cannot be undone
      </div>
    </Stack>
  ),
};
