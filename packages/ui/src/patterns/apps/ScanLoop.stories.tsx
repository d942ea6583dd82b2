import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { ScanLoop } from './ScanLoop.tsx';

/** Scan after scan without a press: each says at once, in words and by a sound, what it was. */
const meta = {
  title: 'Patterns/Scan loop',
  component: ScanLoop,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'To count, receive or check many pairs with a scanner.',
        'One ScanField with isGlobal takes the scans of the page; a wrong code changes nothing and says what to do.',
      ],
      avoid: ['For one code within a form: ScanField beside the other fields.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ScanLoop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Barcode' });
    await userEvent.type(field, '2048177304161{Enter}');
    await expect(canvas.getByRole('article', { name: /Halden Court 82/ })).toBeVisible();
    await userEvent.type(field, '4006381333931{Enter}');
    await expect(await canvas.findByText(/is not in this delivery/)).toBeVisible();
    await userEvent.type(field, '2048177304161{Enter}');
    await expect(await canvas.findByText(/was scanned already/)).toBeVisible();
  },
};
