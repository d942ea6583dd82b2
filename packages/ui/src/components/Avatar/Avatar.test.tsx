import { useState } from 'react';
import { expect, test } from 'vitest';
import { named, show } from '../../fixtures/keyboard.tsx';
import { Avatar } from './Avatar.tsx';

const photo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')}`;

function People() {
  const [photoUrl, setUrl] = useState('data:image/png,none');
  return (
    <>
      <Avatar name="Maren Okafor" photoUrl={photoUrl} />
      <button type="button" onClick={() => setUrl(photo)}>
        Next
      </button>
    </>
  );
}

test('A photo that cannot be loaded is replaced by initials, and the next one is shown', { tags: 'H-03' }, async () => {
  await show(<People />);
  const shown = () => document.querySelector('main')?.textContent ?? '';
  await expect.poll(shown).toContain('MO');
  await named('button', 'Next').click();
  await expect.poll(() => document.querySelector('img')?.src).toBe(photo);
  expect(shown()).not.toContain('MO');
});
