import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { products } from '../../fixtures/products.ts';
import { shoesizeSections } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { ProductRow } from '../../retail/ProductRow/ProductRow.tsx';
import { AppShell } from '../AppShell/AppShell.tsx';
import { Bleed } from '../Bleed/Bleed.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { StickyBar } from './StickyBar.tsx';

const meta = {
  title: 'Layout/StickyBar',
  component: StickyBar,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: ['For the number of items, the tools and the active filters above a long list in the page of an AppShell.'],
      avoid: ['Above a list that scrolls by itself: use Toolbar.', 'For what is done with chosen rows: use BulkBar.'],
      accessibility: ['The page scrolls so that a focused row is below the bar (WCAG 2.4.11).'],
    } satisfies Guide,
  },
  render: () => (
    <div style={{ height: '100dvh' }}>
      <AppShell area="SHOESIZE" title="Inventory" sections={shoesizeSections} spaceAbove={0}>
        <StickyBar>
          <Inline justify="between">
            <Heading level={2} size={21}>
              61 products
            </Heading>
            <Button size="s">Export</Button>
          </Inline>
        </StickyBar>
        <Bleed>
          {Array.from({ length: 12 }, (_, at) => ({ ...products[at % products.length]!, sku: `HC82-${at}` })).map(
            (product) => (
              <ProductRow key={product.sku} product={product} sizeSystem="US M" onOpen={() => {}} />
            ),
          )}
        </Bleed>
      </AppShell>
    </div>
  ),
} satisfies Meta<typeof StickyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tools stay in sight, and a row that is focused upwards is below them. */
export const Example: Story = {
  play: async ({ canvas }) => {
    const page = canvas.getByRole('main');
    const bar = canvas.getByRole('heading', { level: 2 }).closest('[data-sticky]')!;
    const rows = canvas.getAllByRole('button', { name: /Court|Runner|Mid|High|Trail|Hood|Tee/ });
    rows.at(-1)!.focus();
    await expect(bar.getBoundingClientRect().top).toBe(page.getBoundingClientRect().top);
    for (const row of rows.toReversed()) {
      row.focus();
      await expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom);
    }
  },
};

/** One or two rows of tools. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Inline justify="between">
      <Heading level={2}>61 products</Heading>
      <Button size="s">Export</Button>
    </Inline>
  ),
};

/** What belongs to the list scrolls with it. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <EmptyState title="No results found">Clear a filter.</EmptyState>,
};
