import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { PickListPrint } from './PickListPrint.tsx';

const pick = (id: number, bin: string, size: string, name: string, barcode: string) => ({
  id: String(id),
  bin,
  size,
  sizeSystem: 'US M',
  name,
  colourway: 'Night Navy / Brass',
  sku: 'OTL-502-NB',
  by: 'Kiosk Front door',
  barcode,
});

const meta = {
  title: 'Retail/PickListPrint',
  component: PickListPrint,
  parameters: {
    guide: {
      use: ['To print the pick list, by aisle on A4 or as a slip of the 62 mm roll.'],
      avoid: ['On the screen: use PickRow.'],
      doAndDont: [
        {
          do: ['<Text>A-14-03, 10.5, Halden Court 82</Text>', 'Bin, size, product: in the order of the walk.'],
          dont: [
            '<Text>Halden Court 82, HC82-104-CF, 10.5, A-14-03</Text>',
            'The bin last: the eye looks for it in each line.',
          ],
        },
      ],
      accessibility: ['Black on white in every theme. Each row has a box to tick.'],
    } satisfies Guide,
  },
  args: {
    picks: [
      pick(1, 'A-09-12', '8.5', 'Ostra Tide Low', '2048177307131'),
      pick(2, 'A-14-03', '10.5', 'Halden Court 82', '2048177304161'),
      pick(3, 'B-02-11', '7', 'Brask Scree Trail', '2048177322905'),
      { ...pick(4, 'A-22-01', '11.5', 'Kurobe Dam High', '2048177340077'), isReplenishment: true },
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
    await expect(canvas.getAllByText('Aisle A, replenishment')[0]).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: '2048177304161' })[0]).toHaveAttribute('height', '9mm');
  },
};

/** A slip of the 62 mm roll. */
export const Roll: Story = { args: { paper: 'roll' } };
