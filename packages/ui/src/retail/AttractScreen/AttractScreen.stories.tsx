import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { products } from '../../fixtures/products.ts';
import { lines } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import called from '../CalledBoard/CalledBoard.stories.tsx';
import { AttractScreen } from './AttractScreen.tsx';

const meta = {
  title: 'Kiosk/AttractScreen',
  component: AttractScreen,
  parameters: {
    guide: {
      use: ['As the first screen of the kiosk: the whole screen invites a touch.'],
      avoid: ['For staff.'],
      anatomy: [
        ['Header', 'Logo, location and languages; a press of 5 s on the logo leaves the kiosk mode.'],
        ['Called numbers', 'A CalledBoard, while associates call customers.'],
        ['Stage', 'A size and the shoe in front of it: decoration.'],
        ['Box', 'Its label starts.'],
        ['Wall', 'Five further products, and the way to a number.'],
      ],
      accessibility: [
        'The headline is the first heading of the page; the stage is hidden from screen readers.',
        'Each language is a button in that language; the one in use is pressed.',
      ],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    location: 'Canal Street',
    languages: [
      { id: 'en', name: 'English' },
      { id: 'es', name: 'Español' },
    ],
    language: 'en',
    onLanguage: fn(),
    products: [...products, { ...products[0]!, ...lines[2] }].map(
      ({ name, colourway, imageUrl, sizes, price }, index) => ({
        id: String(index),
        name,
        colourway,
        imageUrl,
        sizes: sizes.map(({ size, quantity }) => ({ id: size, size, sizeSystem: 'US M', inStock: quantity, price })),
      }),
    ),
    onStart: fn(),
    onProduct: fn(),
    onNumber: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof AttractScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Touch to start/ }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Español' }));
    await expect(args.onLanguage).toHaveBeenCalledWith('es');
  },
};
/** A new version is offered on this screen only, because no customer uses the kiosk then. */
export const NewVersion: Story = {
  args: { onUpdate: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New version' }));
    await expect(args.onUpdate).toHaveBeenCalledOnce();
  },
};
/** Associates call customers: their numbers are above everything else. */
export const Called: Story = {
  args: { called: called.args.numbers },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('112')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Have a number/ })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };

/** Seven products: one on the stage, five in the wall, one that takes turns. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => (
    <div style={{ zoom: 0.8, width: 1280 }}>
      <AttractScreen {...args} />
    </div>
  ),
};

/** No product: nothing says what the screen is for. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => (
    <div style={{ zoom: 0.8, width: 1280 }}>
      <AttractScreen {...args} products={[]} />
    </div>
  ),
};
