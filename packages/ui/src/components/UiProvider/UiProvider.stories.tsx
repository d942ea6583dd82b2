import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { es } from '../../messages/es.ts';
import { ConnectionIndicator } from '../ConnectionIndicator/ConnectionIndicator.tsx';
import { DateText } from '../DateText/DateText.tsx';
import { Heading } from '../Heading/Heading.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Price } from '../Price/Price.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { UiProvider } from './UiProvider.tsx';

const meta = {
  title: 'Layout/UiProvider',
  component: UiProvider,
  parameters: {
    guide: {
      use: [
        'Once around an app: type faces, background and font of the page, language, and links that follow your router.',
      ],
      avoid: [
        'Around a part of a page to change its language: lang and dir belong to the whole page.',
        "For your own words: messages are the kit's only.",
      ],
      accessibility: [
        "Given a locale it sets the page's lang and dir, so that readers pronounce and browsers mirror it.",
        'The theme is data-theme on the root: useTheme follows the system until the user chooses.',
      ],
    } satisfies Guide,
    // Sets the language of its page: in a window of its own.
    docs: { story: { inline: false, height: '200px' } },
  },
  args: {
    locale: 'es-US',
    messages: es,
    children: (
      <Stack gap={8} align="start">
        <DateText date={new Date(2025, 2, 7)} />
        <Price amount={1400} />
        <ConnectionIndicator state="live" />
      </Stack>
    ),
  },
  argTypes: { children: { control: false }, messages: { control: false } },
} satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dates, numbers and the kit's own texts in the language of the app. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('En vivo')).toBeVisible();
  },
};

/** A host's own styles win over the kit's without a fight: all of the kit lies in one layer. */
export const HostStyles: Story = {
  render: () => (
    <UiProvider>
      <style>{'.host-owned h2 { letter-spacing: 4px; }'}</style>
      <Stack gap={8}>
        <div className="host-owned">
          <Heading level={2}>Set by the host</Heading>
        </div>
        <Text>Set by the kit</Text>
      </Stack>
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading')).letterSpacing).toBe('4px');
    await expect(getComputedStyle(canvas.getByText('Set by the kit')).margin).toBe('0px');
    // React Aria's inline style would break a strict content security policy.
    await expect(document.querySelector('style#react-aria-pressable-style')).toBeNull();
  },
};

/** Arabic with Latin digits, for rows beside sizes and barcodes; the page's `lang` is the language alone. */
export const LatinDigits: Story = {
  globals: { locale: 'ar-EG-u-nu-latn' },
  render: () => <Price amount={129} />,
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveAttribute('lang', 'ar-EG');
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByText(/129/)).toBeVisible();
  },
};

/** Prices in the currency of the app, with the decimals of that currency. */
export const Currency: Story = {
  args: { locale: 'fr-FR', currency: 'EUR', messages: undefined, children: <Price amount={1400} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1\s400,00\s€/)).toBeVisible();
  },
};

/** Once around the app, with its locale. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <UiProvider locale="es-US">
      <Price amount={1400} />
    </UiProvider>
  ),
};

/** Amounts that are formatted by hand differ by page. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Stack>
      <Text>$ 1,400.00</Text>
      <Text>1.400 $</Text>
    </Stack>
  ),
};
