import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
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
      doAndDont: [
        {
          do: [
            '<Inline><Count value={4} /><VisuallyHidden>requests</VisuallyHidden><Icon icon={icons.inbox} /></Inline>',
            'The picture says it to the others.',
          ],
          dont: [
            '<Inline><Count value={4} /><VisuallyHidden>requests are late</VisuallyHidden></Inline>',
            'Everyone needs to know what is late.',
          ],
        },
      ],
      accessibility: ['Read in its place like any text. As a heading it belongs to the outline.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read out, not shown. */
export const Example: Story = {
  args: { as: 'h2', children: 'Filters' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Filters' });
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
