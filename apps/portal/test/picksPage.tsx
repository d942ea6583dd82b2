import { vi } from 'vitest';
import { page } from 'vitest/browser';
import type { RequestLine } from '@instore/api';
import type { createScreenApp } from './screens.tsx';
import { openScreen } from './screens.tsx';
import { requestLine } from './support.ts';
import { listOf } from '../src/picks/picksSearch.ts';
import { PickPage, type PickPageProps } from '../src/picks/screens/PickPage.tsx';

export const main = page.getByRole('main');

export const rows = main.getByRole('article');

export const panel = page.getByRole('complementary', { name: 'Pair' });

export const field = page.getByRole('textbox', { name: 'Scan or type a barcode' });

export const row = (over: Partial<RequestLine> = {}) => {
  const line = requestLine(over);
  return [line.lineId, { line, isPending: false }] as const;
};

export function open(screen: ReturnType<typeof createScreenApp>, props: Partial<PickPageProps> = {}) {
  const onChange = vi.fn();
  const all = { status: 'request' as const, filters: listOf({}).filters, ...props };
  openScreen(screen.app, <PickPage {...all} onChange={onChange} onPrint={() => undefined} />, '/warehouse');
  return { onChange };
}

export const at = { locationId: 'loc-1', barcode: '2048177304161' };
