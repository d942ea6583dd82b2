import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Code } from './Code.tsx';

const meta = { title: 'Components/Code', component: Code, args: { children: 'HC82-104-CF' } } satisfies Meta<
  typeof Code
>;
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
    </Inline>
  ),
};
