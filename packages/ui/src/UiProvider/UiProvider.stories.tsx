import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { UiProvider } from './UiProvider.tsx';

const meta = {
  title: 'Components/UiProvider',
  component: UiProvider,
  args: { children: null },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A host's own styles win over the kit's without a fight: all of the kit lies in one layer. */
export const Example: Story = {
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
