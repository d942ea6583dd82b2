import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import type { Guide } from '../../internal/guide.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FormError } from './fieldName.ts';
import { Form, type FormProps } from './Form.tsx';

const wrong: readonly FormError[] = [
  { field: '/capacity', message: 'A bin holds 12 boxes at most.' },
  { field: '/bin', message: 'Another bin has this name. Choose one that is free.' },
];

const aisles = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => ({ id, label: `Aisle ${id}` }));

const meta = {
  title: 'Forms/Form',
  component: Form,
  parameters: {
    guide: {
      use: [
        'For fields that are sent together, with the errors of the server at each field.',
        "With errors and detail of the server's problem (RFC 9457).",
      ],
      avoid: ['For filters, which work at once.', 'For one field with a button: use TextField with onSubmit.'],
      keyboard: [['Enter', 'In a field: sends, once; not while it is being sent.']],
      accessibility: [
        'A form named by label. The first field with an error gets the focus, in the order of the page.',
        'An error without a field is announced at the top; an error is removed when its field changes.',
        'Keep the same errors array between renders: a new array moves the focus again.',
      ],
      content: ['The first button is the verb, type submit: "Save location". Errors say how to correct the value.'],
    } satisfies Guide,
  },
  args: { label: 'New bin', onSubmit: fn(), children: null, actions: null },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  render: function Filling({ errors, onSubmit, ...args }) {
    const [bin, setBin] = useState('A-14-03');
    const [capacity, setCapacity] = useState<number | undefined>(40);
    const [aisle, setAisle] = useState<string | undefined>('A');
    const [kinds, setKinds] = useState<readonly string[]>(['shoes']);
    const [answer, setAnswer] = useState<FormProps['errors']>(errors);
    return (
      <Form
        {...args}
        errors={answer}
        onSubmit={() => {
          onSubmit();
          setAnswer([
            { field: '/capacity', message: 'A bin holds 12 boxes at most.' },
            { field: '/bin', message: 'Another bin has this name. Choose one that is free.' },
          ]);
        }}
        actions={
          <>
            <Button type="submit" variant="signal" isPending={args.isPending ?? false}>
              Save bin
            </Button>
            <Button variant="quiet">Cancel</Button>
          </>
        }
      >
        <TextField name="bin" label="Bin" value={bin} onChange={setBin} isCode description="Aisle, bay, position" />
        <Select name="aisle" label="Aisle" items={aisles} value={aisle} onChange={setAisle} />
        <NumberField name="capacity" label="Boxes it holds" value={capacity} onChange={setCapacity} min={0} />
        <CheckboxGroup
          name="kinds"
          label="Contents"
          options={[
            { value: 'shoes', label: 'Shoes' },
            { value: 'garments', label: 'Garments' },
          ]}
          value={kinds}
          onChange={setKinds}
        />
      </Form>
    );
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Errors of the server are shown at their fields; the first one gets the focus; a change removes the error. */
export const Example: Story = {
  play: async ({ args, canvas, step }) => {
    const bin = canvas.getByRole('textbox', { name: 'Bin' });
    const capacity = canvas.getByRole('textbox', { name: 'Boxes it holds' });
    await step('is sent with Enter', async () => {
      await userEvent.click(capacity);
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('the first field at fault has the focus, whatever the order of the answer', async () => {
      await waitFor(() => expect(bin).toHaveFocus());
      await expect(bin).toBeInvalid();
      await expect(bin).toHaveAccessibleDescription(/Another bin has this name/);
      await expect(capacity).toBeInvalid();
    });
    await step('a changed field is no longer at fault, the other one still is', async () => {
      await userEvent.type(bin, '9');
      await expect(bin).toBeValid();
      await expect(capacity).toBeInvalid();
    });
    await step('sending it again calls onSubmit again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save bin' }));
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
      // The next answer is about the changed field, too.
      await waitFor(() => expect(bin).toBeInvalid());
    });
  },
};

export const Wrong: Story = {
  args: { errors: wrong, error: 'The bin was not saved.' },
  // It moves the focus: in a docs page not that of the page.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
};

/** The error of a field that is not on the page is shown at the top. */
export const Placeless: Story = {
  args: { errors: [{ field: '/location', message: 'This location is closed.' }] },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('This could not be saved.location: This location is closed.');
  },
};

/** While the form is being sent, Enter does not send it again. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bin' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Dark: Story = {
  ...Wrong,
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Bin' })).toHaveFocus());
  },
};
export const RightToLeft: Story = { ...Wrong, globals: { direction: 'rtl' } };
export const LargeText: Story = { ...Wrong, globals: { textSize: '200' } };

/** The button says what is saved. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Form
      label="Spot"
      onSubmit={() => {}}
      actions={
        <Button variant="signal" type="submit">
          Save spot
        </Button>
      }
    >
      <TextField label="Name" value="Front desk" onChange={() => {}} />
    </Form>
  ),
};

/** Neither the button nor the error says what to do. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Form
      label="Spot"
      onSubmit={() => {}}
      actions={
        <Button variant="signal" type="submit">
          OK
        </Button>
      }
    >
      <TextField label="Name" value="" onChange={() => {}} errorMessage="Error 422" />
    </Form>
  ),
};
