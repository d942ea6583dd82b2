import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PinPad } from '../PinPad/PinPad.tsx';
import { WelcomeScreen } from '../WelcomeScreen/WelcomeScreen.tsx';
import { LockScreen } from './LockScreen.tsx';

const at = (time: string) => new Date(`2026-11-24T${time}:00`);

const meta = {
  title: 'Retail/LockScreen',
  component: LockScreen,
  parameters: {
    guide: {
      use: ['For a tablet that several people share, while nobody works on it.'],
      avoid: ['For a device of one person: use WelcomeScreen.'],
      anatomy: [
        ['Place', 'The shop, and the tablet below the clock.'],
        ['Came in', 'How many requests wait, never for whom.'],
        ['Boxes', 'One for each person, and one for a full sign-in.'],
      ],
      accessibility: ['The number of requests is a status. Each box is a button with the first name.'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    location: 'Canal Street',
    device: 'Tablet 2, Front door',
    now: at('14:32'),
    waitingSince: [at('14:26'), at('14:31')],
    people: [
      { id: '1', firstName: 'Maren', unsent: 3 },
      { id: '2', firstName: 'Ines' },
      { id: '3', firstName: 'Tomas', note: 'Full sign-in' },
    ],
    onPerson: fn(),
    onSomeoneElse: fn(),
  },
} satisfies Meta<typeof LockScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 requests wait');
    await userEvent.click(canvas.getByRole('button', { name: /Ines/ }));
    await expect(args.onPerson).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: /Someone else/ }));
    await expect(args.onSomeoneElse).toHaveBeenCalled();
  },
};
export const Light: Story = { globals: { theme: 'light' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };
/** A new tablet: only the full sign-in helps. */
export const Empty: Story = { args: { people: [], waitingSince: [] } };
/** Long names, and many people. */
export const Crowded: Story = {
  args: {
    location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    people: Array.from({ length: 14 }, (_, index) => ({
      id: String(index),
      firstName: `Maximiliane-Alexandra ${index}`,
    })),
  },
};
export const WithoutNetwork: Story = {
  args: { message: <InlineMessage severity="caution">There is no network.</InlineMessage> },
};
/** The PIN takes the place of the people. */
export const Pin: Story = {
  args: {
    chosen: '1',
    onBack: fn(),
    hint: { kind: 'badge', title: 'Or scan your badge', text: 'Scanner ready' },
    children: <PinPad label="PIN of Maren" value="19" note="Your 6 digits" onChange={fn()} />,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Ines/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Everyone' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};
/** After five wrong PINs only the full sign-in helps. */
export const PinLocked: Story = {
  args: {
    chosen: '1',
    onBack: fn(),
    isShut: true,
    hint: { kind: 'tablet', title: '3 actions are not sent', text: 'They stay on this tablet.' },
    children: (
      <>
        <Heading level={2}>PIN locked</Heading>
        <Text tone="soft">Five wrong tries. Sign in with Office 365, then choose a new PIN.</Text>
        <Button variant="signal" size="l" isFill>
          Login with Office 365
        </Button>
      </>
    ),
  },
};

/** Shows first names and a number. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <LockScreen
      location="Canal Street"
      device="Tablet 2, Front door"
      now={at('14:32')}
      waitingSince={[at('14:31')]}
      people={[{ id: '1', firstName: 'Maren' }]}
      onPerson={() => {}}
      onSomeoneElse={() => {}}
    />
  ),
};

/** Asks each person for the full sign-in: people of a shop then share one account. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <WelcomeScreen title="Welcome!" subtitle="Sign in" cardTitle="Sign In" text="With your account" action={null} />
  ),
};
