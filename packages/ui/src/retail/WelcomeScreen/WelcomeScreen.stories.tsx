import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage.tsx';
import type { Guide } from '../../internal/guide.ts';
import { WelcomeScreen } from './WelcomeScreen.tsx';

const meta = {
  title: 'Components/WelcomeScreen',
  component: WelcomeScreen,
  parameters: {
    guide: {
      use: ['For the door: sign in, and nothing else. One action, one card.'],
      avoid: ['After sign-in: take AppShell.', 'To refuse somebody: take MessageScreen.'],
      accessibility: [
        'A main with one h1; the wall of boxes is decoration. Put an error into note, as an InlineMessage: it is read out.',
      ],
      content: ['The words are the specification\'s. The action names the way: "Login with Office 365".'],
    } satisfies Guide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
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

/** [S-01] One card, one action. The wall of boxes is drawn, not fetched. */
export const Example: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
/** [S-04] Something failed, and the page stays usable. */
export const WithNote: Story = {
  args: { note: <InlineMessage severity="critical">Something went wrong, please try later!</InlineMessage> },
};
export const LargeText: Story = { globals: { textSize: '200' } };
