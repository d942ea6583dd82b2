import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { StepByStep } from './StepByStep.tsx';

/** A task in three steps: one question each, Back loses nothing, and the last one shows all before it is sent. */
const meta = {
  title: 'Patterns/Steps',
  component: StepByStep,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'For a rare task with several questions, of which some depend on others.',
        'Next is never disabled: it says what is missing.',
      ],
      avoid: ['For a task that people do all day: one page, see A form.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof StepByStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Scan or type the number of the parcel.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Parcel' }), 'P-4102');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Fault' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('textbox', { name: 'Parcel' })).toHaveValue('P-4102');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Fault')).toBeVisible();
  },
};
