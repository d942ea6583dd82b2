import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { InlineMessage } from './InlineMessage.tsx';

const meta = {
  title: 'Messages/InlineMessage',
  component: InlineMessage,
  parameters: {
    guide: {
      use: ['For one line beside its subject: a field, a scan, the end of a list.'],
      avoid: ['For a whole page: use Banner.', 'For what has just happened elsewhere: use a toast.'],
      accessibility: [
        'critical interrupts, the others wait; the severity is said in a word. Give it an id and describe the field by it.',
      ],
      content: ['What is wrong, with the figures, in one sentence: "Wrong size: scanned 10, requested 9.5".'],
    } satisfies Guide,
  },
  args: { severity: 'critical', children: 'Wrong size: scanned 10, requested 9.5' },
} satisfies Meta<typeof InlineMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: Wrong size: scanned 10, requested 9.5');
  },
};

export const Severities: Story = {
  render: () => (
    <Stack gap={8}>
      <InlineMessage severity="info">Pairs are held for 15 minutes</InlineMessage>
      <InlineMessage severity="positive">Checked out</InlineMessage>
      <InlineMessage severity="caution">Not in bin</InlineMessage>
      <InlineMessage severity="critical">Wrong size: scanned 10, requested 9.5</InlineMessage>
    </Stack>
  ),
};

/** Beside its subject, with both values. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Stack gap={4}>
      <Text weight="strong">Halden Court 82, 9.5</Text>
      <InlineMessage severity="critical">Wrong size: scanned 10, requested 9.5</InlineMessage>
    </Stack>
  ),
};

/** Does not say what is wrong. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Stack gap={4}>
      <Text weight="strong">Halden Court 82, 9.5</Text>
      <InlineMessage severity="critical">Invalid</InlineMessage>
    </Stack>
  ),
};
