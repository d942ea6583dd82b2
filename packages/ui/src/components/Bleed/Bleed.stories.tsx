import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { products } from '../../fixtures/products.ts';
import { shoesizeSections } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { ProductRow } from '../../retail/ProductRow/ProductRow.tsx';
import { AppShell } from '../AppShell/AppShell.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import { Text } from '../Text/Text.tsx';
import { Bleed } from './Bleed.tsx';

const meta = {
  title: 'Layout/Bleed',
  component: Bleed,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: ['Around rows with a space of their own in the page of an AppShell: a List of ProductRow.'],
      avoid: ['Around labels and cards, which end at the gutters.', 'Outside of an AppShell: there are no gutters.'],
      accessibility: ['It changes nothing for screen readers.'],
    } satisfies Guide,
  },
  render: () => (
    <div style={{ height: 480 }}>
      <AppShell area="SHOESIZE" title="Inventory" sections={shoesizeSections}>
        <Bleed>
          {products.slice(0, 3).map((product) => (
            <ProductRow key={product.sku} product={product} sizeSystem="US M" headingLevel={2} />
          ))}
        </Bleed>
      </AppShell>
    </div>
  ),
} satisfies Meta<typeof Bleed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ canvas }) => {
    const page = canvas.getByRole('main').getBoundingClientRect();
    const row = canvas.getAllByRole('article')[0]!.getBoundingClientRect();
    await expect(Math.round(row.left)).toBe(Math.round(page.left));
    await expect(canvas.getByRole('main').scrollWidth).toBe(canvas.getByRole('main').clientWidth);
  },
};
export const RightToLeft: Story = { ...Example, globals: { direction: 'rtl' } };

/** A row that has a space at both sides there. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Bleed>
      <Toolbar title="61 products" />
    </Bleed>
  ),
};

/** Text at the edge of the page. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Bleed>
      <Text>Words without a space.</Text>
    </Bleed>
  ),
};
