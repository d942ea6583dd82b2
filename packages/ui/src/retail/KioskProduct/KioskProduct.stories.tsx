import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { products } from '../../fixtures/products.ts';
import { sentence } from '../../fixtures/sentence.ts';
import type { Guide } from '../../internal/guide.ts';
import { KioskShell } from '../KioskShell/KioskShell.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { KioskProduct } from './KioskProduct.tsx';
import { KioskProductDock } from './KioskProductDock.tsx';

const noop = () => undefined;

/** As high as the content of KioskShell at 800 px. */
const aboveDock: Decorator = (Story) => (
  <div style={{ display: 'grid', height: 708 }}>
    <Story />
  </div>
);

const { name, colourway, imageUrl, price, sizes } = products[0]!;

/** The European name of each size. */
const EU_SIZES: Record<string, string> = {
  '7': '40',
  '7.5': '40.5',
  '8': '41',
  '8.5': '42',
  '9': '42.5',
  '9.5': '43',
  '10': '44',
  '10.5': '44.5',
  '11': '45',
  '12': '46',
};

const meta = {
  title: 'Kiosk/KioskProduct',
  component: KioskProduct,
  parameters: {
    guide: {
      use: ['For one product of the kiosk, with colours and sizes.'],
      avoid: ['For staff: use ProductDetail.'],
      anatomy: [
        ['Stage', 'The shoe on its box, with the label of the chosen size.'],
        ['Head', 'Name and price.'],
        ['Colours', 'Up to five, with their names.'],
        ['Sizes', 'With their stock; a sold-out one is struck through and offers the nearest.'],
      ],
      accessibility: [
        'Colours are a group of buttons named by their colourway; the chosen one is pressed.',
        'A sold-out size says so in words.',
      ],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  argTypes: { imageUrl: { control: false } },
  args: {
    name,
    colourway,
    imageUrl,
    price,
    brand: 'Halden',
    colours: [{ id: 'a', colourway: { name: 'Chalk / Fern / Gum' }, imageUrl }],
    colour: 'a',
    onColour: fn(),
    sizes: sizes.map(({ size, quantity }) => ({
      id: size,
      size,
      sizeSystem: 'US M',
      euSize: EU_SIZES[size] ?? '',
      inStock: quantity,
    })),
    onSystem: fn(),
    chosen: '7.5',
    onSize: fn(),
  },
} satisfies Meta<typeof KioskProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  decorators: aboveDock,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(sentence('7.5 is sold out. Nearest:'))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^9 / }));
    await expect(args.onSize).toHaveBeenCalledWith('9');
  },
};
export const Dark: Story = { decorators: aboveDock, globals: { theme: 'dark' } };
export const Arabic: Story = { decorators: aboveDock, globals: { locale: 'ar-EG' } };
/** A product in several size systems. */
export const SizeSystems: Story = {
  decorators: aboveDock,
  args: { sizes: [...meta.args.sizes, { id: 'w9', size: '9', sizeSystem: 'US W', inStock: 2 }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'US W' }));
    await expect(args.onSystem).toHaveBeenCalledWith('US W');
  },
};
/** The same sizes by their European names: the label on the box says both. */
export const European: Story = {
  args: {
    sizes: meta.args.sizes.map((each, at) => ({ ...each, euSize: String(40 + at) })),
    chosen: '9',
    isEuropean: true,
  },
  play: async ({ args, canvas, userEvent }) => {
    const at = args.sizes.findIndex(({ size }) => size === '9');
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(`^${40 + at} `));
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Size', 'EU', 'In store']);
    await userEvent.click(canvas.getByRole('button', { name: 'US M' }));
    await expect(args.onSystem).toHaveBeenLastCalledWith('US M');
    await userEvent.click(canvas.getByRole('button', { name: 'EU' }));
    await expect(args.onSystem).toHaveBeenLastCalledWith('EU');
  },
};
/** KioskProductDock below it requests the chosen size. */
export const WithDock: Story = {
  render: (args) => (
    <KioskShell
      location="Canal Street"
      connection="live"
      languages={[{ id: 'en', name: 'English' }]}
      language="en"
      onLanguage={noop}
      onLeave={noop}
      dock={<KioskProductDock size="9" units={2} onBack={noop} onRequest={() => args.onSize('9')} onCart={noop} />}
    >
      <KioskProduct {...args} chosen="9" />
    </KioskShell>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Request to try on/ }));
    await expect(args.onSize).toHaveBeenCalledWith('9');
  },
};

/** Picture, colours, sizes, in this order. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => (
    <div style={{ zoom: 0.85, width: 1260, height: 708, display: 'grid' }}>
      <KioskProduct {...args} />
    </div>
  ),
};

/** A customer does not know what a SKU is. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <DescriptionList
      items={[
        { label: 'Name', value: 'Halden Court 82' },
        { label: 'SKU', value: 'HC82-104-CF' },
      ]}
    />
  ),
};
