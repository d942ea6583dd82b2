import { expect, test } from 'vitest';
import { named, show } from '../../fixtures/keyboard.tsx';
import { Link } from './Link.tsx';

test('A link to another site opens in a new tab, which does not learn where the person came from', async () => {
  await show(
    <>
      <Link href="https://example.com/" isExternal>
        Maker
      </Link>
      <Link href="/shoesize">Requests</Link>
    </>,
  );
  await expect.element(named('link', 'Maker')).toHaveAttribute('target', '_blank');
  await expect.element(named('link', 'Maker')).toHaveAttribute('rel', 'noreferrer');
  await expect.element(named('link', 'Requests')).not.toHaveAttribute('target');
});
