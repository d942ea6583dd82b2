import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PickListPrint } from './PickListPrint.tsx';

const pick = (bin: string, size: string, name: string, colourway: string, sku: string, barcode: string) => ({
  id: barcode,
  bin,
  size,
  sizeSystem: 'US M',
  name,
  colourway,
  sku,
  by: 'Kiosk Front door',
  barcode,
});

const meta = {
  title: 'Printing/PickListPrint',
  component: PickListPrint,
  parameters: {
    guide: {
      use: ['To print the pick list, by aisle on A4 or as a slip of the 62 mm roll.'],
      avoid: ['On the screen: use PickRow.'],
      accessibility: ['Black on white in every theme. Each row has a box to tick.'],
    } satisfies Guide,
  },
  args: {
    picks: [
      pick('A-09-12', '8.5', 'Ostra Tide Low', 'Night Navy / Brass', 'OTL-502-NB', '2048177307131'),
      {
        ...pick('A-14-03', '10.5', 'Halden Court 82', 'Chalk / Fern / Gum', 'HC82-104-CF', '2048177304161'),
        customerNumber: 1112,
      },
      pick('B-02-11', '7', 'Brask Scree Trail', 'Glacier / Signal', 'BST-318-GS', '2048177322905'),
      {
        ...pick('A-22-01', '11.5', 'Kurobe Dam High', 'Oat / Clay', 'KDH-077-OC', '2048177340077'),
        by: 'Sales floor',
        isReplenishment: true,
      },
    ],
    where: 'Canal Street, stockroom',
    by: 'Dario Vance',
    at: 'Nov 24, 2026, 14:32',
    paper: 'a4',
  },
} satisfies Meta<typeof PickListPrint>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By aisle on A4. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Aisle B')[0]).toBeVisible();
    await expect(canvas.getAllByText('1 / 1')[0]).toBeVisible();
    await expect(canvas.getAllByText('Aisle A, replenishment')[0]).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: '2048177304161' })[0]).toHaveAttribute('height', '9mm');
  },
};

/** [Z-13] A slip of the 62 mm roll: the SKU and the last digits of the barcode are whole beside the widest size, too. */
export const Roll: Story = {
  args: { paper: 'roll' },
  play: async ({ canvas }) => {
    const [code] = canvas.getAllByText('HC82-104-CF, …4161');
    const line = code!.parentElement!;
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
    // Replenishment is named once, after the last try-on.
    const slip = canvas.getAllByText('Pick list')[0]!.parentElement!;
    await expect(slip.textContent).toMatch(/BST-318-GS.*Replenishment.*Kurobe/s);
  },
};

/** Bin, size, product: in the order of the walk. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <PickListPrint {...args} paper="roll" picks={args.picks.slice(0, 3)} />,
};

/** The bin last: the eye looks for it in each line. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <div style={{ boxSizing: 'border-box', width: '62mm', padding: '4mm', background: '#fff', color: '#000' }}>
      <Stack gap={12}>
        <Text tone="inherit">Ostra Tide Low, OTL-502-NB, 8.5, A-09-12</Text>
        <Text tone="inherit">Halden Court 82, HC82-104-CF, 10.5, A-14-03</Text>
        <Text tone="inherit">Brask Scree Trail, BST-318-GS, 7, B-02-11</Text>
      </Stack>
    </div>
  ),
};
