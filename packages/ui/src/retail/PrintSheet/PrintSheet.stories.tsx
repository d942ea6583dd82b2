import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { Guide } from '../../internal/guide.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { PrintSheet } from './PrintSheet.tsx';

/** The sign of a display pair. */
const sign = (size: string, name: string) => (
  <div style={{ padding: '5mm' }}>
    <Stack gap={12}>
      <SizeFigure size={size} scale={56} />
      <Text weight="strong" tone="inherit">
        {name}
      </Text>
    </Stack>
  </div>
);

const meta = {
  title: 'Printing/PrintSheet',
  component: PrintSheet,
  parameters: {
    guide: {
      use: [
        'For pages that are printed: the preview has the true size where there is room, and the printer gets nothing else.',
      ],
      avoid: ['For shelf labels and pick lists: use ShelfLabelSheets and PickListPrint.'],
      accessibility: ['The copy for the printer is hidden from screen readers.'],
    } satisfies Guide,
  },
  args: { paper: 'label', pages: [sign('10.5', 'Halden Court 82'), sign('9', 'Tarn Fell Runner')] },
} satisfies Meta<typeof PrintSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two labels of 62 × 38 mm. */
export const Example: Story = {
  play: async ({ canvas }) => {
    const page = canvas.getByText('Halden Court 82').parentElement!.parentElement!.parentElement!;
    const { width } = page.getBoundingClientRect();
    await expect(width).toBeCloseTo((62 / 25.4) * 96, 0);
  },
};

/** Black on white: paper has no themes. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <PrintSheet {...args} pages={args.pages.slice(0, 1)} />,
};

/** Grey on a dark ground: a printer turns it into dots. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <div
      style={{
        boxSizing: 'border-box',
        width: '62mm',
        height: '38mm',
        padding: '5mm',
        background: '#3A3F44',
        color: '#A9AFB4',
      }}
    >
      <Stack gap={12}>
        <SizeFigure size="10.5" scale={56} />
        <Text weight="strong" tone="inherit">
          Halden Court 82
        </Text>
      </Stack>
    </div>
  ),
};
