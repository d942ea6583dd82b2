import type { LineStatus, RequestLine } from '@instore/api';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { RequestsPage } from '../src/requests/screens/RequestsPage.tsx';
import { createScreenApp, fill, openScreen } from './screens.tsx';
import { requestLine } from './support.ts';

export const panel = page.getByRole('region', { name: 'Halden Court 82', exact: true });
export const buttonNamed = (name: string) => panel.getByRole('button', { name, exact: true });
export const dialog = page.getByRole('dialog');

/** Opens the panel of a line of the signed-in associate, 1001. */
export async function openLine(
  over: Partial<RequestLine>,
  status: LineStatus,
  actions: object = {},
  role = 'Sales_Associate',
) {
  const screen = createScreenApp({ requestLines: actions });
  const line = requestLine({ owner: { id: '1001', name: 'Maren Okafor', hasPhoto: false }, ...over });
  Object.assign(screen.state.auth, { role, user: { user_id: '1001' } });
  fill(screen.state.requestLines, [['11', line]]);
  openScreen(screen.app, <RequestsPage status={status} onStatusChange={vi.fn()} />);
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Halden Court 82/ })
    .click();
  await expect.element(panel).toBeVisible();
  return screen;
}
