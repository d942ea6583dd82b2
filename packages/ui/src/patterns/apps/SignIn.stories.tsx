import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { SignIn } from './SignIn.tsx';

/** From the first page to the app: one action; what failed, and what to do; a way out for an account without a role. */
const meta = {
  title: 'Patterns/Sign-in',
  component: SignIn,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'Before everything else of an app, with your identity provider behind the button.',
        'LoaderScreen while the first data is read, MessageScreen for an account without a role.',
      ],
      avoid: ['On a tablet that several people share: LockScreen and PinPad.'],
    } satisfies Guide,
  },
  args: { state: 'failed', onSignIn: fn(), onSignOut: fn() },
} satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/Press Sign in to try again/)).toBeVisible();
  },
};

export const WithoutARole: Story = { args: { state: 'without a role' } };
