import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

test('A form that is being sent is not sent again, by whatever means', { tags: 'E-03' }, async () => {
  for (const isPending of [true, false]) {
    const onSubmit = vi.fn();
    await show(
      <Form
        label={`Bin ${isPending}`}
        isPending={isPending}
        onSubmit={onSubmit}
        actions={<button type="submit">Save</button>}
      >
        {null}
      </Form>,
    );
    const form = page.getByRole('form', { name: `Bin ${isPending}` });
    await expect.element(form).toHaveAttribute('aria-busy', `${isPending}`);
    await form.getByRole('button', { name: 'Save' }).click();
    expect(onSubmit).toHaveBeenCalledTimes(isPending ? 0 : 1);
  }
});

const refused = ['/bin', '/aisle', '/location'].map((field) => ({ field, message: `Wrong ${field}` }));

function Bin() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  return (
    <Form label="Bin" errors={refused} onSubmit={() => {}} actions={null}>
      {['bin', 'aisle'].map((name) => (
        <TextField
          key={name}
          name={name}
          label={name}
          value={values[name] ?? ''}
          onChange={(value) => setValues({ ...values, [name]: value })}
        />
      ))}
    </Form>
  );
}

test('Each field keeps its error until it is changed itself', { tags: 'A-03' }, async () => {
  await show(<Bin />);
  const [bin, aisle] = ['bin', 'aisle'].map((name) => page.getByRole('textbox', { name }));
  await expect.element(page.getByText('location: Wrong /location')).toBeVisible();
  await bin!.fill('A-01');
  await expect.element(bin!).toBeValid();
  await expect.element(aisle!).toBeInvalid();
  await aisle!.fill('A');
  await expect.element(aisle!).toBeValid();
  await expect.element(bin!).toBeValid();
});
