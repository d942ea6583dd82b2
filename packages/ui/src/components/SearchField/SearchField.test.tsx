import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { SearchField } from './SearchField.tsx';

function InSheet({ onClose }: { onClose: () => void }) {
  const [value, setValue] = useState('court');
  return (
    <Sheet isOpen title="Filters" onClose={onClose}>
      <SearchField label="Brand" value={value} onChange={setValue} />
    </Sheet>
  );
}

test('Escape clears the text, and in an empty field it closes the sheet', { tags: 'F-04' }, async () => {
  const onClose = vi.fn();
  await show(<InSheet onClose={onClose} />);
  const field = named('searchbox', 'Brand');
  await field.click();
  await press('{Escape}', field);
  await expect.element(field).toHaveValue('');
  expect(onClose).not.toHaveBeenCalled();
  await press('{Escape}', field);
  expect(onClose).toHaveBeenCalledOnce();
});

test('Enter searches and does not send the form around the field', { tags: 'F-04' }, async () => {
  const [onSubmit, onSend] = [vi.fn(), vi.fn()];
  await show(
    <form onSubmit={onSend}>
      <SearchField label="Brand" value="court" onChange={() => {}} onSubmit={onSubmit} />
      <SearchField label="Bookings" value="okoye" onChange={() => {}} isDisabled />
    </form>,
  );
  await named('searchbox', 'Brand').click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('court');
  expect(onSend).not.toHaveBeenCalled();
  await expect.element(named('button', 'Clear search')).toHaveLength(1);
});
