import { vi } from 'vitest';
import { page } from 'vitest/browser';
import type { LineStatus } from '@instore/api';
import type { createScreenApp } from './screens.tsx';
import { openScreen } from './screens.tsx';
import { RequestsPage } from '../src/requests/screens/RequestsPage.tsx';

export const rows = page.getByRole('main').getByRole('article');

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

export const cart = page.getByRole('region', { name: 'Request cart' });

export function open(screen: ReturnType<typeof createScreenApp>, status: LineStatus = '1') {
  const onStatusChange = vi.fn();
  openScreen(screen.app, <RequestsPage status={status} onStatusChange={onStatusChange} />);
  return { onStatusChange };
}
