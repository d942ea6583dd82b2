import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { products } from '../../fixtures/products.ts';
import { exceptExamples } from '../../internal/examples.ts';
import type { Guide } from '../../internal/guide.ts';
import { ProductCard } from '../../retail/ProductCard/ProductCard.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Code } from '../Code/Code.tsx';
import { ScrollArea } from './ScrollArea.tsx';

const sideways = { maxWidth: 560, display: 'grid' } as const;
const upright = {
  height: 260,
  maxWidth: 280,
  display: 'grid',
  boxSizing: 'border-box',
  border: '1px solid currentColor',
  borderRadius: 4,
} as const;

const meta = {
  title: 'Layout/ScrollArea',
  component: ScrollArea,
  parameters: {
    guide: {
      use: [
        'For a scrolling part of the page that is not long: a row of bins, a plan. Shadows show where there is more.',
      ],
      avoid: ['For long lists: use List.', 'For the page, which scrolls anyway, or inside another ScrollArea.'],
      keyboard: [
        ['Tab', 'Reaches it while there is something to scroll.'],
        ['Arrow keys', 'Scroll it.'],
      ],
      accessibility: ['A region named by label.'],
    } satisfies Guide,
  },
  args: {
    label: 'Bays of aisle A',
    children: (
      <div style={{ paddingInline: 20 }}>
        <Stack gap={0}>
          {Array.from({ length: 18 }, (_, index) => `A-${String(index + 9).padStart(2, '0')}`).map((bin, index) => (
            <Checkbox key={bin} isSelected={index === 2} onChange={() => {}} count={12 - (index % 5)}>
              {bin}
            </Checkbox>
          ))}
        </Stack>
      </div>
    ),
  },
  decorators: [
    exceptExamples((Story, { args }) => (
      <div style={args.axis === 'x' ? sideways : upright}>
        <Story />
      </div>
    )),
  ],
} satisfies Meta<typeof ScrollArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const shownEdges = (root: HTMLElement) =>
  [...root.querySelectorAll('[aria-hidden="true"]:empty')].slice(-2).map((edge) => edge.hasAttribute('data-shown'));

/** A shadow is at each edge with hidden content, and disappears at the end. */
export const Example: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const area = canvas.getByRole('region', { name: 'Bays of aisle A' });
    await step('more below', async () => {
      await waitFor(() => expect(shownEdges(canvasElement)).toEqual([false, true]));
    });
    await step('is reached with Tab', async () => {
      await userEvent.tab();
      await expect(area).toHaveFocus();
    });
    await step('more on both sides, then above only', async () => {
      area.scrollTop = 100;
      await waitFor(() => expect(shownEdges(canvasElement)).toEqual([true, true]));
      area.scrollTop = area.scrollHeight;
      await waitFor(() => expect(shownEdges(canvasElement)).toEqual([true, false]));
      area.scrollTop = 100;
    });
  },
};

/** Sideways, from the reading direction's start. */
export const Sideways: Story = {
  args: {
    label: 'Featured products',
    axis: 'x',
    children: (
      <Inline gap={12} wrap={false} align="stretch">
        {products.map((product) => (
          <div key={product.sku} style={{ flex: 'none', width: 240 }}>
            <ProductCard product={product} headingLevel={2} />
          </div>
        ))}
      </Inline>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole('region', { name: 'Featured products' });
    await waitFor(() => expect(shownEdges(canvasElement)).toEqual([false, true]));
    area.scrollBy({ left: getComputedStyle(area).direction === 'rtl' ? -120 : 120 });
    await waitFor(() => expect(shownEdges(canvasElement)).toEqual([true, true]));
  },
};

/** What fits has no shadow and no stop for Tab. */
export const Fitting: Story = {
  args: { children: <div style={{ padding: 20 }}>Everything is in sight.</div> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region')).not.toHaveAttribute('tabindex');
    await expect(shownEdges(canvasElement)).toEqual([false, false]);
  },
};

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Sideways, globals: { direction: 'rtl' } };

/** A short row that is wider than its place: the shadow shows that there is more. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <ScrollArea label="Bins" axis="x">
      <Inline wrap={false} gap={8}>
        {Array.from({ length: 12 }, (_, at) => (
          <Button key={at}>{`A-${at + 14}-03`}</Button>
        ))}
      </Inline>
    </ScrollArea>
  ),
};

/** One scroll area in another: a finger moves only one of them. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <div style={{ height: 180, display: 'grid', border: '1px solid currentColor' }}>
      <ScrollArea label="Aisle A">
        <div style={{ padding: 16 }}>
          <Stack>
            <Text>Bays of aisle A</Text>
            <div style={{ height: 96, display: 'grid', border: '1px solid currentColor' }}>
              <ScrollArea label="Bay 14">
                <div style={{ padding: 8 }}>
                  <Stack gap={8}>
                    {['A-14-01', 'A-14-02', 'A-14-03', 'A-14-04'].map((bin) => (
                      <Code key={bin}>{bin}</Code>
                    ))}
                  </Stack>
                </div>
              </ScrollArea>
            </div>
            <Text>Bays of aisle B</Text>
          </Stack>
        </div>
      </ScrollArea>
    </div>
  ),
};
