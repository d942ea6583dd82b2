import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stamp } from '../Stamp/Stamp.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: {
    guide: {
      use: ['For parts below each other at equal distance. Components have no margins of their own.'],
      avoid: ['Side by side: use Inline. Equal cells: Grid. Long lists: List.'],
      accessibility: ['No semantics, unless as sets them: use as="ul" with li for a list.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Children are one under the other, separated by the gap, without margins of their own. */
export const Example: Story = {
  args: {
    gap: 8,
    align: 'start',
    children: (
      <>
        <Stamp state="request">Request</Stamp>
        <Stamp state="pending">Pending</Stamp>
        <Stamp state="out">Checked out</Stamp>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('Request'), canvas.getByText('Pending')].map((one) =>
      one.getBoundingClientRect(),
    );
    await expect(second!.top - first!.bottom).toBeCloseTo(8, 0);
  },
};

/** The space is a step of the scale. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Stack gap={8}>
      <Heading level={3}>Fitting room 1</Heading>
      <Text tone="soft">2 pairs wait</Text>
    </Stack>
  ),
};

/** What belongs together is far apart. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Stack gap={64}>
      <Heading level={3}>Fitting room 1</Heading>
      <Text tone="soft">2 pairs wait</Text>
    </Stack>
  ),
};
