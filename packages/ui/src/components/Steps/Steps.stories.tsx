import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Steps } from './Steps.tsx';

const steps = [{ label: 'Scan', note: '3 pairs' }, { label: 'Check' }, { label: 'Pay back' }];

const meta = {
  title: 'Messages/Steps',
  component: Steps,
  parameters: {
    guide: {
      use: ['Above a task of three to six screens in a fixed order: a return, a delivery, a count.'],
      avoid: [
        'To move between pages: use Breadcrumbs or Tabs.',
        'For how far a machine is: use ProgressBar. For what has happened: use Timeline.',
      ],
      accessibility: [
        'An ordered list named by the task. The current step is marked; a done one is read with "done".',
        'It is not announced when it changes: move the focus to the heading of the next screen.',
      ],
      content: ['Each label is a verb: "Scan", "Check". A note has the result of its step.'],
    } satisfies Guide,
  },
  args: { label: 'Return of a parcel', steps, current: 1 },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first step is done, the second is current. */
export const Example: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Return of a parcel' }));
    const [scan, check, pay] = list.getAllByRole('listitem');
    await expect(scan).toHaveTextContent('Scan, done');
    await expect(check).toHaveAttribute('aria-current', 'step');
    await expect(pay).not.toHaveAttribute('aria-current');
  },
};

/** Buttons of the screen go on and back. */
export const GoingOn: Story = {
  render: function GoingOn(args) {
    const [current, setCurrent] = useState(0);
    return (
      <Stack gap={24}>
        <Steps {...args} current={current} />
        <Inline gap={12}>
          <Button isDisabled={current === 0} onPress={() => setCurrent(current - 1)}>
            Back
          </Button>
          <Button isDisabled={current === steps.length} onPress={() => setCurrent(current + 1)}>
            Go on
          </Button>
        </Inline>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    for (let step = 0; step < steps.length; step++) {
      await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    }
    await expect(canvas.getByText('Pay back').parentElement).toHaveTextContent('Pay back, done');
    await expect(canvas.getByRole('button', { name: 'Go on' })).toBeDisabled();
  },
};

/** On a phone the steps are below each other. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 240 }}>
      <Steps {...args} />
    </div>
  ),
};
export const Dark: Story = { ...Example, globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };

/** Verbs, with the result of each step. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <Steps label="Return" steps={steps} current={1} />,
};

/** Figures without words. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Steps label="Return" steps={[{ label: 'Step 1' }, { label: 'Step 2' }]} current={0} />,
};
