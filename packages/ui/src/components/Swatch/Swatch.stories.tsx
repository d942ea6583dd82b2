import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Swatch } from './Swatch.tsx';

const meta = {
  title: 'Text and data/Swatch',
  component: Swatch,
  parameters: {
    guide: {
      use: ["Before a colourway's name, parts in the order of the name."],
      avoid: [
        'Without the name: not everyone can see colours.',
        'To choose a colour: take the colours group of FilterPanel.',
      ],
      accessibility: ['Decoration, in forced colours as well; the name beside it is read.'],
    } satisfies Guide,
  },
  args: { colours: ['#F1EEE6', '#2F6B4A', '#B98552'] },
  render: (args) => (
    <Inline gap={8}>
      <Swatch {...args} />
      <Text tone="soft">Chalk / Fern / Gum</Text>
    </Inline>
  ),
} satisfies Meta<typeof Swatch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Always beside the colourway's name, in the order of its parts. A strict CSP lets it through: no styles in the page. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'));
    await expect(parts).toEqual(['#F1EEE6', '#2F6B4A', '#B98552']);
    await expect(canvasElement.querySelector('[style]')).toBeNull();
  },
};

/** A dark colourway keeps its edge on a dark card. */
export const Dark: Story = { globals: { theme: 'dark' }, args: { colours: ['#191C1F', '#101214'] } };

/** With its name. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Inline>
      <Swatch colours={['#EDE7DA', '#2F6B45']} />
      <Text>Chalk / Fern</Text>
    </Inline>
  ),
};

/** Green and red look alike to one man in twelve. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline>
      <Swatch colours={['#EDE7DA', '#2F6B45']} />
      <Swatch colours={['#EDE7DA', '#8A3B2A']} />
    </Inline>
  ),
};
