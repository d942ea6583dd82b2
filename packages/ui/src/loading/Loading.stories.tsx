import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { InlineMessage } from '../components/InlineMessage/InlineMessage.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { ON_DEMAND } from '../fixtures/onDemand.ts';
import { fetchAhead } from './fetchAhead.ts';
import { onDemand, useOnDemand } from './onDemand.tsx';

/**
 * Code that a page needs later is loaded on demand: `onDemand` for a component, `useOnDemand` for a value, and
 * `fetchAhead` for both while the browser is idle. A first page stays small, and a lost network does not break it.
 */
const meta = { title: 'Foundations/Loading' } satisfies Meta;

export default meta;
type Story = StoryObj;

/** `onDemand` makes a component whose code is loaded when it is first shown, or before: on hover, or by `fetchAhead`. */
export const OnDemand: Story = {
  render: function Render() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Show the details</Button>
        {isOpen && <Details />}
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(loadDetails).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the details' }));
    await waitFor(() => expect(canvas.getByText('A-14-03').parentElement).toHaveTextContent('In bin A-14-03'));
    await expect(loadDetails).toHaveBeenCalledTimes(1);
  },
};

const loadDetails = fn(async () => () => <Text>In bin A-14-03</Text>);
const Details = onDemand(loadDetails, { placeholder: () => <Text tone="soft">Loading</Text> });

/** After three tries `unavailable` is shown. Further tries follow, and the component appears as soon as one succeeds. */
export const Unavailable: Story = {
  render: () => <Offline />,
  play: async () => {
    await waitFor(() => expect(screen.getByText('Reload when connected.')).toBeVisible(), ON_DEMAND);
    await expect(loadOffline).toHaveBeenCalledTimes(3);
  },
};

const loadOffline = fn((): Promise<() => null> => Promise.reject(new Error('Offline')));
const Offline = onDemand(loadOffline, {
  placeholder: () => <Text tone="soft">Loading</Text>,
  unavailable: () => <InlineMessage severity="caution">Reload when connected.</InlineMessage>,
});

/** `useOnDemand` loads a value that is not a component, such as the state of a screen. */
export const Value: Story = {
  render: function Render() {
    const { value } = useOnDemand(loadCount);
    return <Text>{value === undefined ? 'Loading' : `${value} pairs`}</Text>;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('12 pairs')).toBeVisible());
  },
};

const loadCount = async () => 12;

/** `fetchAhead` loads when the browser is idle, so that the code is there when the network is not. */
export const Ahead: Story = {
  render: function Render() {
    const [isOpen, setOpen] = useState(false);
    useEffect(() => fetchAhead(History.load), []);
    return (
      <Stack gap={12} align="start">
        <Text>The history is fetched while the browser is idle: a press shows it at once, also without a network.</Text>
        <Button onPress={() => setOpen(true)}>Show the history</Button>
        {isOpen && <History />}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(loadHistory).not.toHaveBeenCalled();
    await waitFor(() => expect(loadHistory).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Show the history' }));
    await expect(canvas.getByText('Counted at 14:31')).toBeVisible();
  },
};

const loadHistory = fn(async () => () => <Text>Counted at 14:31</Text>);
const History = onDemand(loadHistory, { placeholder: () => <Text tone="soft">Loading</Text> });
