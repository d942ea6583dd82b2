import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { playSound } from './playSound.ts';
import type { SoundName } from './tunes.ts';

const names: SoundName[] = ['request', 'notification', 'scan-ok', 'scan-error'];

function Sounds() {
  const [told, setTold] = useState('Nothing played yet');
  return (
    <Stack>
      <Inline>
        {names.map((name) => (
          <Button key={name} onPress={() => void playSound(name).then((outcome) => setTold(`${name}: ${outcome}`))}>
            {name}
          </Button>
        ))}
      </Inline>
      <Text>{told}</Text>
    </Stack>
  );
}

const meta = { title: 'Foundations/Sounds', component: Sounds } satisfies Meta<typeof Sounds>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [N-04] Made on the spot, no files. A browser that refuses answers so, and nothing breaks. */
export const Example: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of names) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(await canvas.findByText(new RegExp(`^${name}: (played|blocked)$`))).toBeVisible();
    }
  },
};
