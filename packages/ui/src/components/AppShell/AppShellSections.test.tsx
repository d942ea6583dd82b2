import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shoesizeSections } from '../../fixtures/store.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { AppShell } from './AppShell.tsx';

let root: Root;
let followed: string[];

/** Seven sections; the last one is open. */
const sections = [...shoesizeSections, ...shoesizeSections.slice(0, 3)].map((section, at) => ({
  ...section,
  id: String(at),
  label: `Part ${at + 1}`,
  href: `/part-${at + 1}`,
  isCurrent: at === 6,
}));

beforeEach(() => {
  followed = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider navigate={(href) => followed.push(href)}>
      <AppShell area="Shoesize" title="Requests" sections={sections} />
    </UiProvider>,
  );
});

afterEach(async () => {
  root.unmount();
  document.body.replaceChildren();
  await page.viewport(1280, 800);
});

const more = page.getByRole('button', { name: 'More' });
const link = (at: number) => page.getByRole('link', { name: `Part ${at}` });

test('More than five sections keep one line on a phone', { tags: 'R-09' }, async () => {
  await page.viewport(390, 844);
  await expect.element(more).toBeVisible();
  const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
  for (const at of [1, 2, 3, 4]) expect(top(link(at).element())).toBe(top(more.element()));
  for (const at of [5, 6, 7]) await expect.element(page.getByText(`Part ${at}`)).not.toBeVisible();
  expect(getComputedStyle(more.element(), '::before').content).not.toBe('none');
});

test('The sections behind More open over the page, and close after a press', { tags: 'R-09' }, async () => {
  await page.viewport(390, 844);
  await more.click();
  await expect.element(link(7)).toBeVisible();
  await expect.element(link(7)).toHaveAttribute('aria-current', 'page');
  await link(5).click();
  expect(followed).toEqual(['/part-5']);
  await expect.element(page.getByText('Part 7')).not.toBeVisible();
});

test('Escape closes the sections behind More, and the focus returns', { tags: 'R-09' }, async () => {
  await page.viewport(390, 844);
  await more.click();
  await expect.element(link(7)).toBeVisible();
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(page.getByText('Part 7')).not.toBeVisible();
  await expect.element(more).toHaveFocus();
});

test.each([820, 1280])('All sections are shown at %i px', { tags: 'R-09' }, async (width) => {
  await page.viewport(width, 800);
  await expect.element(link(7)).toBeVisible();
  await expect.element(page.getByText('More')).not.toBeVisible();
  await link(6).click();
  expect(followed).toEqual(['/part-6']);
});
