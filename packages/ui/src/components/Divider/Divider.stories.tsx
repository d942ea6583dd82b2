import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  parameters: {
    guide: {
      use: ['Between two cells that belong to one label, or in a toolbar, upright.'],
      avoid: [
        'Between sections: use space and a Heading.',
        'Between rows of a list: List and DataTable draw their own.',
      ],
      accessibility: ['A separator; its orientation is announced.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below a name, above what belongs to it. */
export const Example: Story = {
  render: (args) => (
    <Stack gap={8}>
      <Text>Halden Court 82</Text>
      <Divider {...args} />
      <Text tone="soft">Chalk / Fern / Gum</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator').getBoundingClientRect().height).toBe(1);
  },
};

export const Vertical: Story = {
  args: { direction: 'vertical' },
  render: (args) => (
    <Inline gap={16}>
      <Text as="span">Live</Text>
      <Divider {...args} />
      <Text as="span">Maren Okafor</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
  },
};

/** Between two cells of one label. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Inline>
      <Text>SKU</Text>
      <Divider direction="vertical" />
      <Text>Price</Text>
    </Inline>
  ),
};

/** Between sections: space and a Heading. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Stack gap={8}>
      <Text>First section</Text>
      <Divider />
      <Text>Second section</Text>
      <Divider />
    </Stack>
  ),
};
