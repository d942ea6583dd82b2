import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { PrintSheet } from './PrintSheet.tsx';

const meta = {
  title: 'Retail/PrintSheet',
  component: PrintSheet,
  parameters: {
    guide: {
      use: ['For pages that are printed: the preview has the true size, and the printer gets nothing else.'],
      avoid: ['For shelf labels and pick lists: use ShelfLabelSheets and PickListPrint.'],
      doAndDont: [
        {
          do: ['<Text>Black on white, in true size</Text>', 'Paper has no themes.'],
          dont: ['<Text tone="soft">Grey on a dark ground</Text>', 'A printer turns it into dots.'],
        },
      ],
      accessibility: ['The copy for the printer is hidden from screen readers.'],
    } satisfies Guide,
  },
  args: { paper: 'label', pages: ['First label', 'Second label'] },
} satisfies Meta<typeof PrintSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two labels of 62 × 38 mm. */
export const Example: Story = {
  play: async ({ canvas }) => {
    const { width } = canvas.getByText('First label').getBoundingClientRect();
    await expect(width).toBeCloseTo((62 / 25.4) * 96, 0);
  },
};
