import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { lines } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { plain } from '../../internal/reset.css.ts';
import { TryOnLine } from './TryOnLine.tsx';

const meta = {
  title: 'Retail/TryOnLine',
  component: TryOnLine,
  parameters: {
    guide: {
      use: ['For a pair of the request of a customer, within KioskTicket.'],
      avoid: ['For staff: use BoxLabel.'],
      doAndDont: [
        {
          do: ['<TryOnLine {...args} />', 'The state in words.'],
          dont: [
            '<Inline><Stamp state="pending">Pending</Stamp><Text>Halden Court 82</Text></Inline>',
            'Words of the staff.',
          ],
        },
      ],
      anatomy: [
        ['Size', 'The largest figure.'],
        ['Picture', 'Of the product.'],
        ['State', 'A stamp with a word, and who has it or why not.'],
        ['Track', 'Five steps with their times.'],
        ['Foot', 'The nearest sizes and "No, thanks", if it is not available.'],
      ],
      accessibility: ['An item of the list of its ticket; the state is a word, the track repeats it as a picture.'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    name: 'Kurobe Dam High',
    size: '11.5',
    sizeSystem: 'US M',
    imageUrl: lines[2].imageUrl,
    state: 'unavailable',
    firstName: null,
    reason: 'not found',
    times: {},
    nearest: [{ id: 'v11', size: '11', inStock: 2 }],
    onTake: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <ul className={plain} style={{ padding: 24 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof TryOnLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^11/ }));
    await expect(args.onTake).toHaveBeenCalledWith('v11');
    await userEvent.click(canvas.getByRole('button', { name: 'No, thanks' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };
