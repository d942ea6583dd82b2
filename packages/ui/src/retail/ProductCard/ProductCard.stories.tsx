import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { awkwardProduct, products } from '../../fixtures/products.ts';
import { exceptExamples } from '../../internal/examples.ts';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ProductCard } from './ProductCard.tsx';

const [first] = products;

const meta = {
  title: 'Sales floor/ProductCard',
  component: ProductCard,
  parameters: {
    guide: {
      use: [
        'To browse by picture, at the kiosk and in a grid of results.',
        'With onOpen if there is a detail: the whole card is a target.',
      ],
      avoid: ['In a list beside a detail: use ProductRow.', 'For one requested pair: use RequestCard or BoxLabel.'],
      anatomy: [
        ['Picture', 'On a light plate, with an optional stamp.'],
        ['Name and price', 'The name is the button; the whole card is its target.'],
        ['Colourway', 'Swatch and name.'],
        ['Facts', 'SKU, and the number in store.'],
        ['Sizes', 'A strip for each system; wanted sizes are inverted.'],
      ],
      keyboard: [['Enter, Space', 'On the name: opens the product. It is the only stop of the card.']],
      accessibility: [
        'An article named by product and colourway; the picture is decorative.',
        'The open card is marked as current. Set headingLevel to fit the page.',
      ],
      content: [
        'A stamp on the picture says one word: "New". Pass the full name: the card truncates it and shows it as a tooltip.',
      ],
    } satisfies Guide,
  },
  args: { product: first!, wantedSizes: ['10.5'], sizeSystem: 'US M', onOpen: fn() },
  decorators: [
    exceptExamples((Story) => (
      <main>
        <Stack gap={16}>
          <Heading level={2}>New in this store</Heading>
          <Story />
        </Stack>
      </main>
    )),
  ],
  render: (args) => (
    <Grid column="m">
      <ProductCard {...args} />
    </Grid>
  ),
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [C-02] The whole card opens the product; for screen readers and keyboard, the name is the button. */
export const Example: Story = {
  play: async ({ args, canvas, step }) => {
    const card = canvas.getByRole('article', { name: 'Halden Court 82 Chalk / Fern / Gum' });
    const open = within(card).getByRole('button', { name: 'Halden Court 82' });
    await expect(open).toHaveAccessibleDescription('Chalk / Fern / Gum');
    await step('a press on the picture opens it', async () => {
      const box = card.getBoundingClientRect();
      await expect(document.elementFromPoint(box.left + box.width / 2, box.top + 40)).toBe(open);
      await userEvent.click(open);
      await expect(args.onOpen).toHaveBeenCalledTimes(1);
    });
    await step('the keyboard opens it', async () => {
      open.blur();
      await userEvent.tab();
      await expect(open).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
    });
    await expect(within(card).getByText('$140.00')).toBeVisible();
  },
};

/** A grid of cards of one height; one of them is open. */
export const Cards: Story = {
  render: function Choosing(args) {
    const [chosen, setChosen] = useState('HC82-104-CF');
    return (
      <Grid column="m" gap={12}>
        {products.map((product, index) => (
          <ProductCard
            {...args}
            key={product.sku}
            product={product}
            isChosen={product.sku === chosen}
            stamp={index === 4 ? <Stamp state="consigned">Consigned</Stamp> : undefined}
            onOpen={() => setChosen(product.sku ?? '')}
          />
        ))}
      </Grid>
    );
  },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    const heights = new Set(cards.slice(0, 3).map((card) => card.getBoundingClientRect().height));
    await expect(heights.size).toBe(1);
    await userEvent.click(canvas.getAllByRole('button')[2]!);
    await expect(canvas.getAllByRole('button')[2]).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getAllByRole('button')[0]).toHaveAttribute('aria-current', 'false');
  },
};

/** A name truncated after two lines, no SKU, no picture, all sizes sold out. */
export const Awkward: Story = {
  args: {
    product: awkwardProduct(first!),
  },
};

export const Dark: Story = { ...Cards, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Cards, globals: { direction: 'rtl' } };
export const LargeText: Story = { ...Awkward, globals: { textSize: '200' } };

/** The whole card is one target. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <ProductCard {...args} />,
};

/** A second target for the same page. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: (args) => (
    <Stack>
      <ProductCard {...args} />
      <Button>Details</Button>
    </Stack>
  ),
};
