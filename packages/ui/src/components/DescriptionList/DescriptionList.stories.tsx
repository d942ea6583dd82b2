import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateText } from '../DateText/DateText.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Text and data/DescriptionList',
  component: DescriptionList,
  parameters: {
    guide: {
      use: ['For the facts of one thing: a person, a pair, a delivery. stacked in narrow columns.'],
      avoid: ['For many things: use DataTable.', 'For fields to fill in: use Form.'],
      accessibility: ['A list of terms and values. A missing value shows two dashes: keep the line.'],
      content: ['Labels are nouns without a colon.'],
    } satisfies Guide,
  },
  args: {
    items: [
      { label: 'Name', value: 'Maren Okafor' },
      { label: 'Role', value: 'Sales_Associate' },
      { label: 'Location', value: 'Canal Street' },
      { label: 'Photo', value: undefined },
      { label: 'Since', value: <DateText date={new Date(2025, 2, 7)} /> },
      { label: 'Badge', value: '2048177304161', isCode: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-08] A person's facts; what is missing shows as two dashes. */
export const Example: Story = {
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('definition').map((fact) => fact.textContent);
    await expect(facts).toEqual([
      'Maren Okafor',
      'Sales_Associate',
      'Canal Street',
      '--',
      'Mar 07, 2025',
      '2048177304161',
    ]);
  },
};

export const Stacked: Story = { args: { layout: 'stacked' } };

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

/** Facts of one pair. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <DescriptionList
      items={[
        { label: 'SKU', value: 'HC82-104-CF', isCode: true },
        { label: 'Bin', value: 'A-14-03', isCode: true },
      ]}
    />
  ),
};

/** Plain text: nothing is aligned, and no term is announced. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Stack gap={4}>
      <Text>SKU: HC82-104-CF</Text>
      <Text>Bin: A-14-03</Text>
    </Stack>
  ),
};
