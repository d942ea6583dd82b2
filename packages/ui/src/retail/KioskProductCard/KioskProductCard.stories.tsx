import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { kioskProducts, products } from '../../fixtures/products.ts';
import type { Guide } from '../../internal/guide.ts';
import { KioskCards, KioskProductCard } from './KioskProductCard.tsx';

const sizes = [
  { size: '7.5', inStock: 0 },
  { size: '8', inStock: 2 },
  { size: '10.5', inStock: 3 },
].map((each) => ({ ...each, id: each.size, sizeSystem: 'US M', price: 140 }));

/** As high as one card. */
const oneCard = { docs: { story: { height: '360px' } } };

/** As wide as a card of the list, with space for its focus ring. */
const apart: Decorator = (Story) => (
  <div style={{ display: 'grid', boxSizing: 'border-box', maxWidth: 430, padding: 24 }}>
    <Story />
  </div>
);

const onProduct = fn();

const { name, colourway, imageUrl } = products[0]!;

const meta = {
  title: 'Kiosk/KioskProductCard',
  component: KioskProductCard,
  parameters: {
    guide: {
      use: ['For a product in a list of the kiosk. KioskCards shows a list of them.'],
      avoid: ['For staff: use ProductCard.'],
      anatomy: [
        ['Picture', 'On cardboard.'],
        [
          'Size',
          "The customer's size and its stock; struck through when it is sold out. Without a size, the range in stock.",
        ],
        ['Words', 'Name, colourway or the nearest sizes, price.'],
      ],
      accessibility: ['The whole card is one button; its content is its name.'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  argTypes: { imageUrl: { control: false } },
  args: { name, colourway, imageUrl, sizes, size: '10.5', onPress: fn() },
} satisfies Meta<typeof KioskProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  parameters: oneCard,
  decorators: apart,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
/** A size that is sold out names its neighbours. */
export const SoldOut: Story = {
  parameters: oneCard,
  decorators: apart,
  args: { size: '7.5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nearest in store:')).toBeVisible();
  },
};
/** No size is chosen yet: from which to which size it is there. */
export const NoSize: Story = {
  parameters: oneCard,
  decorators: apart,
  args: { size: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\d+ sizes$/)).toBeVisible();
  },
};
export const Dark: Story = { decorators: apart, globals: { theme: 'dark' } };
export const Arabic: Story = { decorators: apart, globals: { locale: 'ar-EG' } };
/** KioskCards shows products as cards, below a title. */
export const InCards: Story = {
  render: () => <KioskCards size="10.5" inSize={48} products={kioskProducts} onProduct={onProduct} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[1]!);
    await expect(onProduct).toHaveBeenLastCalledWith('2');
  },
};
/** The next cards could not be loaded. */
export const NextFailed: Story = {
  render: (args) => (
    <KioskCards
      title="Halden"
      count={48}
      products={kioskProducts.filter(({ name: each }) => each.startsWith('Halden'))}
      onProduct={onProduct}
      hasFailed
      onMore={args.onPress}
    />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** What is left in the own size. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => (
    <div style={{ display: 'grid', width: 380 }}>
      <KioskProductCard {...args} />
    </div>
  ),
};

/** Longer than two lines. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => (
    <div style={{ display: 'grid', width: 380 }}>
      <KioskProductCard {...args} name="Halden Court 82 Anniversary Edition for the Harbour Marathon" />
    </div>
  ),
};
