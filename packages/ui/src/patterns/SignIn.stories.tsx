import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { WelcomeScreen } from '../retail/WelcomeScreen/WelcomeScreen.tsx';

const onLogin = fn();

/** The page before the sign-in. It names the product and has one action. */
const meta = {
  title: 'Screens/Sign-in',
  component: WelcomeScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Welcome to the product!',
    subtitle: 'Sign In to your account',
    cardTitle: 'Sign In',
    text: 'Please proceed to authenticate with Office365 credentials',
    action: (
      <Button variant="signal" size="l" isFill onPress={onLogin}>
        Login with Office 365
      </Button>
    ),
  },
} satisfies Meta<typeof WelcomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [S-01] The sign-in page. */
export const SignedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome to the product!' })).toBeVisible();
    await expect(canvas.getByText('Sign In to your account')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Sign In' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Login with Office 365' }));
    await expect(onLogin).toHaveBeenCalledOnce();
  },
};
