import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';

const meta = {
  title: 'Messages/ErrorBoundary',
  component: ErrorBoundary,
  parameters: {
    guide: {
      use: [
        'Around each part that can fail on its own: a page, an aside, a detail. The rest of the screen stays usable.',
        'With resetKey set to the address, so that the next page starts without the error.',
      ],
      avoid: [
        'For a failed request: use ErrorState.',
        'Only once, around everything: then one broken row replaces the whole app.',
      ],
      accessibility: [
        'The error is announced, with a button to try again. The focus stays where it was, if that element still exists.',
      ],
      content: ['Its title is "Sorry.. there was an error". onError gets the error for the log.'],
    } satisfies Guide,
  },
  args: { onError: fn(), onReset: fn(), children: null },
  argTypes: { children: { control: false } },
} satisfies Meta<ErrorBoundaryProps>;
export default meta;
type Story = StoryObj<ErrorBoundaryProps>;

function Request({ isBroken }: { isBroken: boolean }) {
  // On a server the error would end the page: an error boundary catches in browsers only.
  if (isBroken && typeof document !== 'undefined') throw new Error('a request without lines');
  return <Text>Halden Court 82</Text>;
}

/** The message replaces the part that failed. The rest of the screen stays. */
export const Failed: Story = {
  render: (args) => (
    <Stack gap={16}>
      <Text>Tarn Fell Runner</Text>
      <ErrorBoundary {...args}>
        <Request isBroken />
      </ErrorBoundary>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sorry.. there was an error');
    await expect(canvas.getByText('Tarn Fell Runner')).toBeVisible();
  },
};

/** A part that fails to render says so and can be tried again; the rest of the screen stays usable. */
export const Example: Story = {
  render: function Screen(args) {
    const [isBroken, setBroken] = useState(false);
    return (
      <Stack gap={16} align="start">
        <Button onPress={() => setBroken(true)}>Open a broken request</Button>
        <ErrorBoundary
          {...args}
          onReset={() => {
            setBroken(false);
            args.onReset?.();
          }}
        >
          <Request isBroken={isBroken} />
        </ErrorBoundary>
      </Stack>
    );
  },
  play: async ({ args, canvas, step }) => {
    await step('the error is shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open a broken request' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Sorry.. there was an error');
      await expect(args.onError).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('button', { name: 'Open a broken request' })).toBeEnabled();
    });
    await step('Try again shows the content', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(canvas.getByText('Halden Court 82')).toBeVisible());
      await expect(args.onReset).toHaveBeenCalledOnce();
    });
  },
};

/** One boundary per part: the rest stays usable. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Stack gap={16}>
      <Stack gap={4}>
        <Heading level={3}>Requests, 2</Heading>
        <Text>Halden Court 82, 10.5</Text>
        <Text>Tarn Fell Runner, 9</Text>
      </Stack>
      <ErrorState title="This detail cannot be shown" onRetry={() => {}} />
    </Stack>
  ),
};

/** One boundary around everything takes the whole page away. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Heading level={2}>Something went wrong</Heading>,
};
