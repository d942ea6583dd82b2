import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { KioskSearchField } from './KioskFilters.tsx';

/** A catalogue whose search takes a moment: it shows the searched text when the button is pressed. */
function Catalogue({ asked }: { asked: string[] }) {
  const [value, setValue] = useState('');
  return (
    <>
      <KioskSearchField value={value} onChange={(text) => void asked.push(text)} />
      <button type="button" onClick={() => setValue(asked.at(-1) ?? '')}>
        Answer
      </button>
      <button type="button" onClick={() => setValue('')}>
        Start over
      </button>
    </>
  );
}

test('Letters that are typed while the search is answered stay', { tags: 'C-04' }, async () => {
  const asked: string[] = [];
  await show(<Catalogue asked={asked} />);
  const field = page.getByRole('searchbox', { name: 'Search shoes' });
  await userEvent.type(field, 'hal');
  // On a busy machine the first letter may be searched for alone.
  await expect.poll(() => asked.at(-1)).toBe('hal');
  await userEvent.type(field, 'den');
  await named('button', 'Answer').click();
  await expect.element(field).toHaveValue('halden');
  await expect.poll(() => asked.at(-1)).toBe('halden');
  await named('button', 'Start over').click();
  await expect.element(field).toHaveValue('');
});
