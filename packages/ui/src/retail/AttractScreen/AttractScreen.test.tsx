import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { UiProvider } from '../../components/UiProvider/UiProvider.tsx';
import { show } from '../../fixtures/keyboard.tsx';
import { kioskProducts } from '../../fixtures/products.ts';
import { ar } from '../../messages/ar.ts';
import { es } from '../../messages/es.ts';
import { AttractScreen } from './AttractScreen.tsx';

const named = (name: string) => ({ ...kioskProducts[0]!, id: name, name });
// The first product and those after the five of the wall take turns.
const wall = ['A', 'B', 'C', 'D', 'E'].map((name) => named(`Wall ${name}`));

function Kiosk({ turning }: { turning: readonly string[] }) {
  const [isShown, setShown] = useState(true);
  const [first, ...others] = turning.map(named);
  if (!isShown) return null;
  return (
    <AttractScreen
      location="Canal Street"
      languages={[]}
      language="en"
      onLanguage={() => {}}
      products={[...(first ? [first] : []), ...wall, ...others]}
      onStart={() => setShown(false)}
      onProduct={() => {}}
      onNumber={() => {}}
      onLeave={() => {}}
    />
  );
}

const start = page.getByRole('button', { name: /Touch to start/ });
const setMotion = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

beforeEach(async () => {
  await setMotion('no-preference');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(async () => {
    vi.useRealTimers();
    await setMotion('reduce');
  });
});

test('The products of the stage take turns until the screen is touched', { tags: 'C-03' }, async () => {
  await show(<Kiosk turning={['Halden', 'Tarn']} />);
  for (const name of ['Halden', 'Tarn', 'Halden']) {
    await expect.element(start).toHaveTextContent(name);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(7000);
  }
  await start.click();
  await expect.element(start).not.toBeInTheDocument();
  await expect.poll(() => vi.getTimerCount()).toBe(0);
});

test('A single product stays, and so does the first one where motion is not wanted', { tags: 'C-03' }, async () => {
  await show(<Kiosk turning={['Halden']} />);
  await expect.element(start).toHaveTextContent('Halden');
  await setMotion('reduce');
  await show(<Kiosk turning={['Brask', 'Tarn']} />);
  await expect.element(start.last()).toHaveTextContent('Brask');
  expect(vi.getTimerCount()).toBe(0);
});

test('A box of the wall opens its product, and the language in use is marked', { tags: ['C-01', 'C-08'] }, async () => {
  const verbs = { onLanguage: vi.fn(), onProduct: vi.fn(), onNumber: vi.fn() };
  await show(
    <AttractScreen
      location="Canal Street"
      languages={['English', 'Español'].map((name) => ({ id: name, name }))}
      language="Español"
      products={[...['Halden'].map(named), ...wall]}
      onStart={() => {}}
      onLeave={() => {}}
      {...verbs}
    />,
  );
  await page.getByRole('button', { name: /Wall C/ }).click();
  expect(verbs.onProduct).toHaveBeenCalledExactlyOnceWith('Wall C');
  await page.getByRole('button', { name: /Have a number/ }).click();
  expect(verbs.onNumber).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('button', { name: 'Español' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'false');
});

const LANGUAGES = [
  { id: 'en-US', name: 'English' },
  { id: 'es-US', name: 'Español', messages: es },
  { id: 'ar-EG', name: 'العربية', messages: ar },
];
const SCREENS = [
  [768, 1024],
  [820, 1180],
  [834, 1194],
  [1080, 1920],
  [1024, 768],
  [1180, 820],
  [1280, 800],
  [1920, 1080],
] as const;
const cases = SCREENS.flatMap(([width, height]) => LANGUAGES.map((language) => ({ width, height, ...language })));

/** Its text is wider than its place. */
const isCut = (label: Element) => label.scrollWidth > label.clientWidth + 1;

test.for(cases)('$width × $height, $name: nothing covers the heading, no label is cut', async (screen) => {
  await page.viewport(screen.width, screen.height);
  onTestFinished(() => page.viewport(1280, 800));
  await show(
    <div style={{ position: 'fixed', inset: 0 }}>
      <UiProvider locale={screen.id} messages={screen.messages}>
        <AttractScreen
          location="Canal Street"
          languages={LANGUAGES}
          language={screen.id}
          products={[...['Halden'].map(named), ...wall]}
          onLanguage={() => {}}
          onStart={() => {}}
          onProduct={() => {}}
          onNumber={() => {}}
          onLeave={() => {}}
        />
      </UiProvider>
    </div>,
  );
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toBeVisible();
  // For a moment the places of the buttons take no press.
  await expect.poll(() => document.querySelector('[data-press-guard]')).toBeNull();
  const { bottom } = heading.element().getBoundingClientRect();
  const picture = heading.element().parentElement!.querySelector('[aria-hidden="true"] img')!;
  expect(picture.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  for (const { name } of LANGUAGES) {
    const button = page.getByRole('button', { name }).element();
    const { x, y, width, height } = button.getBoundingClientRect();
    expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(button);
  }
  for (const place of document.querySelectorAll('main main > :last-child button')) {
    const [box, image] = [place, place.querySelector('img, svg')!].map((one) => one.getBoundingClientRect());
    expect.soft(image!.left, place.textContent).toBeGreaterThan(box!.left);
    expect.soft(image!.right, place.textContent).toBeLessThan(box!.right);
  }
  for (const text of ['Touch to start', 'Have a number?'] as const) {
    const label = page.getByText(screen.messages?.Kiosk[text] ?? text).element();
    expect.soft(isCut(label), text).toBe(false);
  }
});
