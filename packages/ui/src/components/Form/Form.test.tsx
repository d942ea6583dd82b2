import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { Form } from './Form.tsx';

test('[E-03] A form that is being sent is not sent again, by whatever means', async () => {
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
