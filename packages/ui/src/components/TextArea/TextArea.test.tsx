import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { Form } from '../Form/Form.tsx';
import { TextArea } from './TextArea.tsx';

test('A letter with its accents and an emoji count as one character', async () => {
  const onChange = vi.fn();
  await show(<TextArea label="Note" value="" maxLength={2} onChange={onChange} />);
  await page.getByRole('textbox', { name: 'Note' }).fill('👟e\u0301x');
  expect(onChange).toHaveBeenLastCalledWith('👟e\u0301');
});

test('A form shows its error at the text area, until the text changes', async () => {
  const errors = [{ field: 'note', message: 'Write a note.' }];
  await show(
    <Form label="Return" errors={errors} actions={null} onSubmit={() => {}}>
      <TextArea label="Note" name="note" value="" onChange={() => {}} />
    </Form>,
  );
  const field = page.getByRole('textbox', { name: 'Note' });
  await expect.element(field).toHaveAccessibleDescription('Error: Write a note.');
  await field.fill('Torn');
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
});
