import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import * as icons from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Text } from '../Text/Text.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: {
    guide: {
      use: [
        'Where there is no room for a word and the glyph is known: close, more, remove. plain with an edge among fields.',
      ],
      avoid: [
        'For the next step of a screen: use Button with a word.',
        'For an icon that users do not know: add a word, or at least a Tooltip.',
      ],
      keyboard: [['Enter, Space', 'Press it, once; while it is pending it keeps the focus and takes no press.']],
      accessibility: [
        'label is its name. In a list say which thing: "Remove Halden Court 82, size 10.5". It is 44 px whatever the glyph.',
      ],
      content: ['label is a verb: "Close", "Export".'],
    } satisfies Guide,
  },
  args: { icon: icons.trash, label: 'Remove Halden Court 82, size 10.5', onPress: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: args.label });
    await step('is large enough for a finger', async () => {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    });
    await step('does what its label says', async () => {
      await userEvent.click(button);
      await expect(args.onPress).toHaveBeenCalledOnce();
    });
  },
};

export const Variants: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} variant="plain" />
      <IconButton {...args} isPending />
      <IconButton {...args} isDisabled />
      <IconButton {...args} variant="plain" isDisabled />
    </Inline>
  ),
  play: async ({ args, canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: args.label });
    await expect(buttons).toHaveLength(5);
    await expect(buttons[2]).toContainElement(canvas.getByRole('progressbar', { name: 'Working' }));
    for (const off of buttons.slice(3)) await expect(off).toBeDisabled();
  },
};

/** A glyph that everyone knows. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Inline justify="between">
      <Text>Filters</Text>
      <IconButton icon={icons.x} label="Close" />
    </Inline>
  ),
};

/** Steps of the work: use Button with a word. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline>
      <IconButton icon={icons.packageCheck} label="Place request" variant="plain" />
      <IconButton icon={icons.handOver} label="Hand over" variant="plain" />
    </Inline>
  ),
};
