import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { playSound, unlockSound } from './playSound.ts';
import type { SoundName } from './tunes.ts';

const names: SoundName[] = ['request', 'notification', 'scan-ok', 'scan-error'];

function Sounds() {
  const [result, setResult] = useState('Nothing played yet');
  return (
    <Stack>
      <Inline>
        {names.map((name) => (
          <Button key={name} onPress={() => void playSound(name).then((outcome) => setResult(`${name}: ${outcome}`))}>
            {name}
          </Button>
        ))}
      </Inline>
      <Text>{result}</Text>
    </Stack>
  );
}

/**
 * Four short sounds: a request, a notification, and an accepted or a refused scan. `playSound` plays one, and
 * `unlockSound` asks whether the browser allows sounds.
 */
const meta = { title: 'Foundations/Sounds', component: Sounds } satisfies Meta<typeof Sounds>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [N-04] Synthesised, without files. The outcome is 'blocked' where the browser refuses sounds. */
export const Example: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of names) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() => expect(canvas.getByText(`${name}: played`)).toBeVisible());
    }
  },
};

function Ask() {
  const [result, setResult] = useState('Not asked yet');
  return (
    <Stack>
      <Inline>
        <Button
          onPress={() => void unlockSound().then((may) => setResult(may ? 'It may sound' : 'It may not sound yet'))}
        >
          May it sound?
        </Button>
      </Inline>
      <Text>{result}</Text>
    </Stack>
  );
}

/** [N-04] Checks without a sound whether sounds may be played. A page without a touch may not. */
export const Asking: Story = {
  render: () => <Ask />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'May it sound?' }));
    await waitFor(() => expect(canvas.getByText('It may sound')).toBeVisible());
  },
};
