import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { SavedSearches } from './SavedSearches.tsx';

async function open(onSave: (name: string) => Promise<string | undefined> = async () => undefined) {
  await show(<SavedSearches names={[]} onOpen={vi.fn()} onSave={onSave} onRemove={vi.fn()} />);
  await named('button', 'Saved').click();
  await expect.element(named('dialog', 'Saved searches')).toBeVisible();
  await named('button', 'Save this search').click();
}

const field = page.getByRole('textbox', { name: 'Name' });

test('A search is saved once, however often Enter is pressed', { tags: 'F-07' }, async () => {
  let answer: (refusal: string | undefined) => void = () => {};
  const onSave = vi.fn(() => new Promise<string | undefined>((resolve) => (answer = resolve)));
  await open(onSave);
  await expect.element(page.getByText('No saved searches yet.')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.element(named('button', 'Save')).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(onSave).not.toHaveBeenCalled();
  await field.fill(' Red runners ');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onSave).toHaveBeenCalledExactlyOnceWith('Red runners');
  answer('There is a search of this name.');
  await expect.element(page.getByText('There is a search of this name.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  answer(undefined);
  await expect.element(named('dialog', 'Saved searches')).not.toBeInTheDocument();
});

test('A name that is cancelled leaves the list open', { tags: 'F-07' }, async () => {
  await open();
  await named('button', 'Cancel').click();
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(named('button', 'Save this search')).toBeVisible();
});
