import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppShell } from '../AppShell/AppShell.tsx';
import { ConnectionIndicator } from '../ConnectionIndicator/ConnectionIndicator.tsx';
import { NotificationBell } from '../NotificationBell/NotificationBell.tsx';
import { tryout } from '../../fixtures/store.ts';
import { closeToastPage, openToastPage, toast } from '../../fixtures/toastPage.tsx';
import { KioskRequestPopup } from '../../retail/KioskRequestPopup/KioskRequestPopup.tsx';
import { Page } from '../Page/Page.tsx';
import { ScanField } from '../ScanField/ScanField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { toasts } from './toasts.ts';

let root: Root;

beforeEach(async () => {
  root = await openToastPage();
});

afterEach(() => closeToastPage(root));

/** How many pixels two boxes share, on the narrower side. */
function overlap(a: Element, b: Element): number {
  const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, Math.min(wide, high));
}

/** Draws the popup of a kiosk's request, with the region of toasts. */
async function showPopup() {
  root.render(
    <UiProvider>
      <KioskRequestPopup
        isOpen
        kiosk="Front door"
        lines={tryout}
        waiting={1}
        receivedAt={new Date()}
        onAccept={() => {}}
        onReject={() => {}}
      />
      <ToastRegion />
    </UiProvider>,
  );
  const popup = page.getByRole('alertdialog', { name: 'New request from Kiosk Front door!' });
  await expect.element(popup).toBeVisible();
  return popup;
}

test.each([
  [1280, 800],
  [1920, 1080],
  [1024, 768],
  [820, 1180],
  [390, 844],
])(
  'at %i × %i a toast does not cover the header of the next popup',
  { tags: ['K-09', 'T-01'] },
  async (width, height) => {
    vi.useRealTimers();
    await page.viewport(width, height);
    const popup = await showPopup();
    toasts.positive('Request from Kiosk accepted', {
      showAlways: true,
      description: 'Products are added to your request list',
    });
    await expect.element(toast('Request from Kiosk accepted')).toBeVisible();
    const lid = popup.element().querySelector('header')!;
    await expect.poll(() => overlap(toast('Request from Kiosk accepted').element(), lid)).toBe(0);
    await page.viewport(1280, 800);
  },
);

const bell = (
  <NotificationBell
    unreadCount={2}
    hasUnread
    isOpen={false}
    onOpenChange={() => {}}
    notifications={[]}
    onSelect={() => {}}
  />
);

const openShell = () =>
  root.render(
    <UiProvider>
      <AppShell
        area="SHOESIZE"
        title="Requests"
        where="Canal Street, sales floor"
        sections={[]}
        bell={bell}
        connection={<ConnectionIndicator state="live" />}
        user={
          <UserMenu
            name="Maren Okafor"
            role="Sales_Associate"
            items={[]}
            onAction={() => {}}
            theme="light"
            onThemeChange={() => {}}
          />
        }
        aside="Three pairs"
        isAsideOpen
        onAsideClose={() => {}}
      >
        Requests
      </AppShell>
      <ToastRegion />
    </UiProvider>,
  );

/** A page as in the stockroom: a scan field above the lines, and a sheet with one. */
const openScanPage = (isSheetOpen: boolean) =>
  root.render(
    <UiProvider>
      <AppShell
        area="SHOESIZE"
        title="Requests"
        sections={[]}
        bell={bell}
        connection={<ConnectionIndicator state="live" />}
        aside={<ScanField label="Scan a box" onScan={() => {}} />}
        isAsideOpen={isSheetOpen}
        onAsideClose={() => {}}
      >
        <ScanField label="Scan a bin" onScan={() => {}} />
        <article aria-label="First line">Halden Court 82</article>
      </AppShell>
      <ToastRegion />
    </UiProvider>,
  );

const short = () => toasts.positive('Request Placed Successfully', { showAlways: true });

const withAction = () => toasts.info('Halden Court 82 removed', { action: { label: 'Undo', onPress: () => {} } });

const long = () =>
  toasts.caution('No quantity available!', {
    showAlways: true,
    description:
      'Kurobe Dam High, Oat / Clay, size 11.5: ask for another size, or look for the pair at Bedford Avenue.',
  });

/** A keyboard on the screen leaves 400 px. */
const heights = [400, 844];

test.each(
  [390, 820, 1023].flatMap(
    (width) =>
      [
        { width, on: 'page' },
        { width, on: 'sheet' },
      ] as const,
  ),
)(
  'at $width px a toast covers neither the scan field of the $on nor the first line',
  { tags: 'T-01' },
  async ({ width, on }) => {
    vi.useRealTimers();
    await page.viewport(width, 844);
    openScanPage(on === 'sheet');
    const line = () => document.querySelector('article[aria-label="First line"]')!;
    await expect.poll(line).toBeTruthy();
    const parts = () =>
      on === 'page'
        ? [page.getByRole('textbox', { name: 'Scan a bin' }).element(), line()]
        : [
            page.getByRole('textbox', { name: 'Scan a box' }).element(),
            page.getByRole('dialog', { name: 'Details' }).getByRole('button', { name: 'Close' }).element(),
            line(),
          ];
    const shown = page.getByRole('region', { name: 'Notifications' });
    for (const show of [short, withAction, long]) {
      show();
      await expect.element(shown).toBeVisible();
      for (const height of heights) {
        await page.viewport(width, height);
        await expect
          .poll(() => parts().map((part) => overlap(shown.element(), part)), { message: `${show.name}, ${height} px` })
          .toEqual(parts().map(() => 0));
      }
      const { left, right } = shown.element().getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      toasts.clear();
      await expect.element(shown).not.toBeInTheDocument();
    }
    // The page has its place again.
    await expect.poll(() => document.querySelector('#main')!.getBoundingClientRect().top).toBeLessThanOrEqual(73);
    await page.viewport(1280, 800);
  },
);

test.each([390, 820, 1280])(
  'at %i px, unfolded toasts cover neither the scan field nor the first line',
  { tags: 'T-01' },
  async (width) => {
    vi.useRealTimers();
    await page.viewport(width, 844);
    openScanPage(false);
    const field = page.getByRole('textbox', { name: 'Scan a bin' });
    await expect.element(field).toBeVisible();
    const top = () => document.querySelector('#main')!.getBoundingClientRect().top;
    const before = top();
    for (const show of [withAction, long, short]) show();
    await userEvent.click(page.getByRole('button', { name: '2 more' }));
    await expect.element(toast('No quantity available!')).toBeVisible();
    const region = page.getByRole('region', { name: 'Notifications' }).element();
    const parts = [field.element(), document.querySelector('article[aria-label="First line"]')!];
    for (const height of heights) {
      await page.viewport(width, height);
      await expect.poll(() => parts.map((part) => overlap(region, part)), { message: `${height} px` }).toEqual([0, 0]);
    }
    // A press elsewhere folds them: the page moves up by what only the older ones needed.
    await userEvent.click(field);
    await expect.element(page.getByRole('button', { name: '2 more' })).toBeVisible();
    toasts.clear();
    await expect.poll(top).toBe(before);
    await page.viewport(1280, 800);
  },
);

test('on a tablet a toast covers neither bell nor user', { tags: ['H-02', 'T-01'] }, async () => {
  vi.useRealTimers();
  await page.viewport(820, 1180);
  openScanPage(false);
  const top = () => page.getByRole('textbox', { name: 'Scan a bin' }).element().getBoundingClientRect().top;
  await expect.element(page.getByRole('textbox', { name: 'Scan a bin' })).toBeVisible();
  long();
  await expect.element(toast('No quantity available!')).toBeVisible();
  const bellButton = page.getByRole('button', { name: /^Notifications/ }).element();
  expect(overlap(page.getByRole('region', { name: 'Notifications' }).element(), bellButton)).toBe(0);
  toasts.clear();
  await page.viewport(390, 844);
  const before = top();
  toasts.positive('Request cancelled', { showAlways: true, description: 'The pair is free again.' });
  await expect.element(toast('Request cancelled')).toBeVisible();
  await expect.poll(top).toBe(before);
  await page.viewport(1280, 800);
});

test.each([
  [1024, 768, {}],
  [1280, 800, { description: 'This may already be placed.' }],
  [1920, 1080, { description: 'This may already be placed.' }],
])(
  'at %i × %i a toast covers neither the list nor the panel',
  { tags: ['H-02', 'T-01'] },
  async (width, height, more) => {
    vi.useRealTimers();
    await page.viewport(width, height);
    openShell();
    // Three: the older ones are folded.
    for (const name of ['first', 'second']) toasts.info(name, { showAlways: true });
    toasts.info('Halden Court 82 removed', {
      ...more,
      action: { label: 'Undo', onPress: () => {} },
    });
    const shown = page.getByRole('region', { name: 'Notifications' });
    await expect.element(toast('Halden Court 82 removed')).toBeVisible();
    const parts = [
      page.elementLocator(document.querySelector('#main')!),
      page.getByRole('complementary', { name: 'Details' }),
      page.getByRole('heading', { name: 'Requests' }),
      page.getByRole('button', { name: /^Notifications/ }),
      page.getByRole('button', { name: /Maren Okafor/ }),
    ];
    await expect.poll(() => parts.map((part) => overlap(shown.element(), part.element()))).toEqual([0, 0, 0, 0, 0]);
    await page.viewport(1280, 800);
  },
);

test.each([390, 700, 820, 1023, 1024, 1180])(
  'On a page without a header, %i px wide, no toast covers its title',
  { tags: 'T-01' },
  async (width) => {
    await page.viewport(width, 800);
    root.render(
      <UiProvider>
        <Page title="Returns" description="What came back today" headingLevel={1}>
          Three pairs
        </Page>
        <ToastRegion />
      </UiProvider>,
    );
    withAction();
    const shown = page.getByRole('alertdialog');
    await expect.element(shown).toBeVisible();
    const bottom = () => shown.element().getBoundingClientRect().bottom;
    const title = () => page.getByRole('heading', { name: 'Returns' }).element().getBoundingClientRect().top;
    await expect.poll(() => title() - bottom()).toBeGreaterThanOrEqual(0);
    await page.viewport(1280, 800);
  },
);

test.each([1216, 1280, 1366])(
  'At %i px the action of a toast beside a popup is below its words',
  { tags: ['K-09', 'T-01'] },
  async (width) => {
    vi.useRealTimers();
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await showPopup();
    toasts.caution('The sound is blocked', { showAlways: true, action: { label: 'Test sound', onPress: () => {} } });
    const title = page.getByText('The sound is blocked');
    await expect.element(title).toBeVisible();
    // Two lines at most.
    expect(title.element().getBoundingClientRect().height).toBeLessThan(54);
  },
);

test.each(['start', 'end', 'bottom'] as const)(
  'On a phone a toast does not cover the head of a sheet at the %s',
  { tags: 'T-01' },
  async (side) => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    root.render(
      <UiProvider>
        <Sheet isOpen title="Filters" side={side} onClose={() => {}}>
          <p style={{ height: 2000 }}>Brands</p>
        </Sheet>
        <ToastRegion />
      </UiProvider>,
    );
    const head = page.getByRole('heading', { name: 'Filters' });
    await expect.element(head).toBeVisible();
    withAction();
    const shown = toast('Halden Court 82 removed');
    await expect.element(shown).toBeVisible();
    await expect
      .poll(() => head.element().getBoundingClientRect().top - shown.element().getBoundingClientRect().bottom)
      .toBeGreaterThanOrEqual(0);
  },
);

test('Beside large text a toast on a desktop is as wide as on a tablet', { tags: 'T-01' }, async () => {
  await page.viewport(1280, 800);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  toasts.info('The sound is blocked', { showAlways: true });
  await expect.element(toast('The sound is blocked')).toBeVisible();
  const { left, right, width } = toast('The sound is blocked').element().getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(384);
  expect([left >= 0, right <= 1280]).toEqual([true, true]);
});

test.each([1280, 820])('At %i px a toast is below the search field in which a person types', async (width) => {
  await page.viewport(width, 800);
  root.render(
    <UiProvider>
      <AppShell
        area="SHOESIZE"
        title="Requests"
        sections={[]}
        search={<SearchField label="Search or scan" value="" onChange={() => {}} />}
        bell={bell}
      >
        Requests
      </AppShell>
      <ToastRegion />
    </UiProvider>,
  );
  const field = page.getByRole('searchbox');
  await field.click();
  onTestFinished(short());
  await expect.element(toast('Request Placed Successfully')).toBeVisible();
  expect(overlap(toast('Request Placed Successfully').element(), field.element())).toBe(0);
});
