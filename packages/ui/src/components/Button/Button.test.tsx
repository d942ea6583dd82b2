import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import * as icons from '../Icon/icons.ts';
import { Button } from './Button.tsx';

afterEach(() => page.viewport(1280, 800));

test('On a phone a tool can be only its icon, 44 px wide with an accessible name', async () => {
  await show(
    <Button size="s" icon={icons.table} isIconOnNarrow>
      Columns
    </Button>,
  );
  const button = page.getByRole('button', { name: 'Columns' });
  const width = () => button.element().getBoundingClientRect().width;
  await page.viewport(700, 800);
  await expect.poll(width).toBeGreaterThan(100);
  await page.viewport(699, 800);
  await expect.poll(width).toBe(44);
});

test('On a tablet, too, where a row has many tools', async () => {
  await show(
    <Button size="s" icon={icons.table} isIconOnNarrow="tablet">
      Columns
    </Button>,
  );
  const button = page.getByRole('button', { name: 'Columns' });
  const width = () => button.element().getBoundingClientRect().width;
  await page.viewport(1024, 800);
  await expect.poll(width).toBeGreaterThan(100);
  await page.viewport(1023, 800);
  await expect.poll(width).toBe(44);
});
