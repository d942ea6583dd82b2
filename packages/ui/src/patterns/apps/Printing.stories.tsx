import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Printing } from './Printing.tsx';

/** What is printed is shown first, on the paper that is in the printer. The browser prints nothing else of the page. */
const meta = {
  title: 'Patterns/Print',
  component: Printing,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'For labels and lists on paper: choose the paper, see it, print.',
        'PrintPreview shows the chosen paper; what prints is the same element.',
      ],
      avoid: ['For a receipt of the till: that system prints it.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Printing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '62 mm' }));
    await userEvent.click(canvas.getByRole('button', { name: /More|Increase|One more|Add/ }));
    await expect(canvas.getByText('62 mm, 8 labels')).toBeVisible();
  },
};
