import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { WelcomeScreen } from './WelcomeScreen.tsx';

const meta = {
  title: 'Retail/WelcomeScreen',
  component: WelcomeScreen,
  parameters: {
    guide: {
      use: ['For the sign-in page: one card with one action.'],
      avoid: ['After sign-in: use AppShell.', 'To refuse access: use MessageScreen.'],
      accessibility: [
        'A main with one h1; the drawn boxes are decorative. Put an error into note, as an InlineMessage: it is announced.',
      ],
      content: ['The title greets, and the action names the account: "Login with Office 365".'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    title: 'Welcome to the product!',
    subtitle: 'Sign In to your account',
    cardTitle: 'Sign In',
    text: 'Please proceed to authenticate with Office365 credentials',
    action: (
      <Button variant="signal" size="l" isFill>
        Login with Office 365
      </Button>
    ),
  },
} satisfies Meta<typeof WelcomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [S-01] One card with one action. The boxes are drawn without an image file. */
export const Example: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
/** [S-04] After an error the page stays usable. */
export const WithNote: Story = {
  args: { note: <InlineMessage severity="critical">Something went wrong, please try later!</InlineMessage> },
};
export const LargeText: Story = { globals: { textSize: '200' } };

/** One card, one action. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Stack>
      <Heading level={2}>Sign in</Heading>
      <Button variant="signal" size="l">
        Continue with your work account
      </Button>
    </Stack>
  ),
};

/** Staff do not register here. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Stack>
      <Heading level={2}>Welcome to the In-Store Experience Platform</Heading>
      <Inline>
        <Button>Sign in</Button>
        <Button>Register</Button>
        <Button>Help</Button>
      </Inline>
    </Stack>
  ),
};
