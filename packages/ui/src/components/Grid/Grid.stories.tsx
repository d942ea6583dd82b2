import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Text } from '../Text/Text.tsx';
import { Price } from '../Price/Price.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  parameters: {
    guide: {
      use: ['For equal cells, as many side by side as fit: product cards, locations.'],
      avoid: ['For rows and columns that mean something: use DataTable.', 'For a list beside a detail: use Split.'],
      accessibility: [
        'Set as="ul" and use li cells for a list: screen readers then say how many. The order is that of the source.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Equal cells, as many side by side as fit: never a sideways scroll. */
export const Example: Story = {
  args: {
    column: 'm',
    gap: 8,
    children: Array.from({ length: 7 }, (_, place) => <Skeleton key={place} height={120} />),
  },
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll('[aria-hidden="true"]')].map((cell) =>
      cell.getBoundingClientRect(),
    );
    await expect(new Set(cells.map(({ width }) => Math.round(width))).size).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Lines between cells that fill the page: two plots share a row for three. */
export const Ruled: Story = {
  args: {
    column: 's',
    isRuled: true,
    children: ['Try-ons', 'Found in the bin', 'Not available'].map((name) => <Text key={name}>{name}</Text>),
  },
  play: async ({ canvas, canvasElement }) => {
    const grid = canvasElement.querySelector('div')?.getBoundingClientRect();
    const last = canvas.getByText('Not available').getBoundingClientRect();
    await expect(Math.abs((grid?.right ?? 0) - last.right)).toBeLessThan(2.5);
  },
};

/** Equal cells. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Grid column="s" gap={12}>
      <Panel title="Shoes">38 pairs</Panel>
      <Panel title="Bags">12 pieces</Panel>
    </Grid>
  ),
};

/** Rows that mean something: use DataTable. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <div style={{ maxWidth: 400 }}>
      <Grid column="s" gap={12}>
        <Text>Name</Text>
        <Text>Price</Text>
        <Text>Halden Court 82</Text>
        <Price amount={140} />
      </Grid>
    </div>
  ),
};
