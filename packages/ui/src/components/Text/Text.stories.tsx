import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { fillText } from '../../internal/message.ts';
import { isolateValues } from '../../messages/isolateValues.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Text and data/Text',
  component: Text,
  parameters: {
    guide: {
      use: ['For running text and captions. tone is its meaning: soft for less important text, critical for errors.'],
      avoid: [
        'For titles: use Heading. For codes: Code. For money: Price.',
        'For a message with a state: use InlineMessage, which has a glyph.',
      ],
      accessibility: ['tone is only a colour: say it in words, too. Show a truncated text in full in the detail.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  args: { children: 'Please proceed to authenticate with Office365 credentials' },
  play: async ({ canvas, args }) => {
    await expect(getComputedStyle(canvas.getByText(String(args.children))).fontFamily).toContain('Archivo');
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack gap={12}>
      {([21, 17, 15, 13] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: Warehouse, Canal Street
        </Text>
      ))}
    </Stack>
  ),
};

const tones = [
  ['ink', 'two pairs wait at the desk'],
  ['soft', 'since 14:31'],
  ['positive', 'all pairs are received'],
  ['caution', 'since 14:11'],
  ['critical', 'the request was not sent'],
  ['info', 'the delivery comes at 15:00'],
] as const;

/** Named by what they mean. */
export const Tones: Story = {
  render: () => (
    <Stack gap={8}>
      {tones.map(([tone, text]) => (
        <Text key={tone} tone={tone} weight="medium">
          {tone}: {text}
        </Text>
      ))}
    </Stack>
  ),
};

/** Texts of an app with values: fillText chooses the plural form, isolateValues keeps the direction of a name. */
export const WithValues: Story = {
  render: () => (
    <Stack gap={8}>
      <Text>{fillText('{count} pair|{count} pairs', { count: 1 }, 'en-US')}</Text>
      <Text>{fillText('{count} pair|{count} pairs', { count: 1200 }, 'en-US')}</Text>
      <Text>{fillText(isolateValues({ text: 'طلب {name}' }).text, { name: 'Tarn Fell Runner, 9' }, 'ar')}</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 pair')).toBeVisible();
    await expect(canvas.getByText('1,200 pairs')).toBeVisible();
    await expect(canvas.getByText(/طلب \u2068Tarn Fell Runner, 9\u2069/)).toBeVisible();
  },
};

/** The tone is what the text means. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Stack gap={4}>
      <Text>Two pairs wait at the desk.</Text>
      <Text size={13} tone="soft">
        Since 14:31
      </Text>
    </Stack>
  ),
};

/** Nothing is wrong here. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Text tone="critical">Two pairs wait at the desk.</Text>,
};
