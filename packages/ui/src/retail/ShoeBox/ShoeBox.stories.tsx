import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../components/Text/Text.tsx';
import type { Guide } from '../../internal/guide.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { ShoeBox } from './ShoeBox.tsx';

/** What the boxes of the wall show: a size, and the name of the product. */
const Label = () => (
  <span style={{ display: 'grid', gap: 12, padding: 16 }}>
    <SizeFigure size="10.5" scale={56} />
    <Text as="span" tone="inherit">
      Halden Court 82
    </Text>
  </span>
);

const meta = {
  title: 'Retail/ShoeBox',
  component: ShoeBox,
  parameters: {
    guide: {
      use: ['For a box of the kiosk: wall, brands and cart are made of it.'],
      avoid: ['As a button: put it into one.'],
      doAndDont: [
        {
          do: ['<ShoeBox {...args} />', 'A box is a picture.'],
          dont: [
            '<ShoeBox {...args}><Inline><Button size="s">Add</Button><Button size="s">Remove</Button></Inline></ShoeBox>',
            'Controls on a drawing: put the box into a button.',
          ],
        },
      ],
      accessibility: ['A drawing without a name: name the button or the figure around it.'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: { cardboard: '#2F5A44', children: <Label /> },
  decorators: [
    (Story) => (
      <div style={{ boxSizing: 'content-box', width: 320, height: 200, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShoeBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Halden Court 82')).toBeVisible();
    await expect(args.cardboard).toBe('#2F5A44');
    await userEvent.tab();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };
