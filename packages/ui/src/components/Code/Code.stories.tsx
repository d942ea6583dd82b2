import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ON_DEMAND } from '../../fixtures/onDemand.ts';
import { Inline } from '../Inline/Inline.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Code } from './Code.tsx';

const meta = {
  title: 'Text and data/Code',
  component: Code,
  parameters: {
    guide: {
      use: [
        'For a SKU, a barcode, a bin, an id, a time in a column. A press chooses it whole.',
        'With isCopyable where people carry it to another tool.',
      ],
      avoid: [
        'For a price: use Price. For a size: use SizeFigure.',
        'For program text or keys: it is set for figures on labels.',
      ],
      accessibility: [
        'Left to right in every language, so that a bin is never read backwards.',
        'Copyable, it is a button called "Copy" and the code; that it was copied, or was not, is read out.',
      ],
    } satisfies Guide,
  },
  args: { children: 'HC82-104-CF' },
} satisfies Meta<typeof Code>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Mono, left to right in every language, chosen whole by one press. */
export const Example: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByText('HC82-104-CF');
    await userEvent.click(code);
    const look = getComputedStyle(code);
    await expect(look.fontFamily).toContain('JetBrains Mono');
    await expect(look.userSelect).toBe('all');
    await expect(look.direction).toBe('ltr');
  },
};

export const Variants: Story = {
  render: () => (
    <Inline gap={24}>
      <Code size={13}>HC82-104-CF</Code>
      <Code size={15} tone="soft">
        B-80-02
      </Code>
      <Code size={17} tone="critical">
        0184-7731
      </Code>
      <Code size={17} tone="critical" isStruck>
        2048177304161
      </Code>
    </Inline>
  ),
};

const writeText = fn<(text: string) => Promise<void>>();

/** A press copies it and says so; where copying is not allowed, what to do instead. */
export const Copyable: Story = {
  args: { isCopyable: true, size: 15 },
  beforeEach: () => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  },
  play: async ({ canvas, step }) => {
    const button = await canvas.findByRole('button', { name: 'Copy HC82-104-CF' }, ON_DEMAND);
    await step('copied', async () => {
      writeText.mockResolvedValueOnce();
      button.click();
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
      await expect(writeText).toHaveBeenCalledWith('HC82-104-CF');
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
    await step('refused', async () => {
      writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
      button.click();
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent("Couldn't copy."));
    });
  },
};

/** Set for codes: 0 and O differ. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Inline>
      SKU <Code size={17}>HO80-100-C0</Code>
    </Inline>
  ),
};

/** Running text: which one is the zero? */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Text size={17}>SKU HO80-100-C0</Text>,
};
