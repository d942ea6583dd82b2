import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../components/Button/Button.tsx';
import { UiProvider } from '../../components/UiProvider/UiProvider.tsx';
import { WelcomeScreen } from './WelcomeScreen.tsx';

let root: Root | undefined;
const place = document.createElement('div');
document.body.append(place);
afterEach(() => root?.unmount());

test.each([
  [700, 900],
  [768, 1024],
  [820, 1180],
  [1023, 1366],
  [1024, 768],
  [1164, 700],
  [1280, 800],
  [1280, 1024],
  [1440, 900],
  [2560, 1440],
])('At %i × %i the boxes fill their area, and no size is truncated', { tags: 'S-01' }, async (width, height) => {
  await page.viewport(width, height);
  root = createRoot(place);
  root.render(
    <UiProvider>
      <WelcomeScreen
        title="Welcome to the product!"
        subtitle="Sign In to your account"
        cardTitle="Sign In"
        text="Please proceed to authenticate with Office365 credentials"
        action={<Button variant="signal">Login with Office 365</Button>}
      />
    </UiProvider>,
  );
  await expect.element(page.getByRole('region', { name: 'Sign In' })).toBeVisible();
  const drawn = [...place.querySelectorAll('[aria-hidden="true"] svg[viewBox]:has(use)')];
  const boxes = drawn.map((box) => ({
    box: box.getBoundingClientRect(),
    label: box.querySelector('use')!.getBoundingClientRect(),
  }));
  const area = drawn[0]!.parentElement!.closest('[aria-hidden="true"]')!.getBoundingClientRect();
  // Boxes that do not fit are below the visible area.
  const seen = boxes.filter(({ box }) => box.top < area.bottom - 1);
  expect(seen.length).toBeGreaterThan(7);
  for (const { box, label } of seen) {
    expect(label.height).toBeGreaterThan(30);
    expect(label.left).toBeGreaterThanOrEqual(box.left);
    expect(label.right).toBeLessThanOrEqual(box.right);
    expect(label.top).toBeGreaterThan(box.top);
    expect(label.bottom).toBeLessThan(box.bottom);
  }
  const last = seen.at(-1)!.box;
  expect(last.right).toBeCloseTo(area.right, 0);
  expect(last.bottom).toBeCloseTo(area.bottom, 0);
});
