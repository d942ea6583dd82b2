import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Count } from '../Count/Count.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    guide: {
      use: ['For words that people who see the layout do not need: a heading of a region, the unit of a figure.'],
      avoid: [
        'To explain something unclear: show the text to everyone.',
        'For anything that takes the focus: its focus ring would be hidden.',
      ],
      accessibility: ['Read in its place like any text. As a heading it belongs to the outline.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read out, not shown: "4 pairs wait". */
export const Example: Story = {
  args: { children: 'pairs wait' },
  render: (args) => (
    <Text>
      4 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('pairs wait');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(words.parentElement).toHaveTextContent('4 pairs wait');
  },
};

/** The picture says it to the others. */
export const Do: StoryObj = {
  tags: ['do', '!dev'],
  render: () => (
    <Inline>
      <Count value={4} />
      <VisuallyHidden>requests</VisuallyHidden>
      <Icon icon={icons.inbox} />
    </Inline>
  ),
};

/** Everyone needs to know what is late: show these words. */
export const Dont: StoryObj = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline>
      <Count value={4} />
      <VisuallyHidden>requests are late</VisuallyHidden>
      <Text size={13} tone="soft">
        Read out only: "requests are late"
      </Text>
    </Inline>
  ),
};
