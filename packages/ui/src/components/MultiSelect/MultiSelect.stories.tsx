import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const services = [
  { id: 'fitting', label: 'Fitting' },
  { id: 'cleaning', label: 'Cleaning' },
  { id: 'lacing', label: 'Lacing' },
  { id: 'repair', label: 'Repair', description: 'Takes three days' },
];

const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  parameters: {
    guide: {
      use: ['For any number of up to about twenty options, where a form has no room for all of them.'],
      avoid: [
        'For up to six options: use CheckboxGroup, which shows them.',
        'For a filter of a list: use FilterMenu.',
        'For words that people type: use Tags beside a TextField.',
      ],
      accessibility: ['A button named by its label, which says what is chosen; it opens a list of several choices.'],
      content: ['label is a plural: "Services". The chosen words are listed in the order of the options.'],
    } satisfies Guide,
  },
  args: { label: 'Services', items: services, value: [], onChange: fn() },
  render: function Choosing({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <MultiSelect
        {...args}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list stays open until all are chosen. */
export const Example: Story = {
  args: { description: 'The customer reads them on the ticket.' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Services/ });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: /Repair/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Fitting' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['fitting', 'repair']);
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveTextContent('Fitting, Repair');
  },
};

/** All options, two of them chosen. */
export const Open: Story = {
  args: { value: ['cleaning', 'repair'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Services/ }));
    await expect(await screen.findAllByRole('option', { selected: true })).toHaveLength(2);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <MultiSelect label="Services" items={services} value={[]} errorMessage="Choose a service." onChange={() => {}} />
      <MultiSelect label="Services" items={services} value={['lacing']} isDisabled onChange={() => {}} />
      <MultiSelect
        label="Services"
        items={services}
        value={['fitting', 'cleaning', 'lacing', 'repair']}
        onChange={() => {}}
      />
    </Stack>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const Arabic: Story = { args: { label: 'الخدمات' }, globals: { locale: 'ar-EG' } };

/** Several may be chosen: the label is a plural. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <MultiSelect label="Services" items={services} value={['fitting', 'repair']} onChange={() => {}} />,
};

/** One of several: a list of several choices stays open after the only one. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Select label="Services" items={services} value="fitting" onChange={() => {}} />,
};
