import { expect } from '@playwright/test';
import { apiAs } from './kiosks.ts';
import type { SignIns } from './signIns.ts';

/** Sends an announcement to all users as a store admin. */
export async function announce(signIns: SignIns, url: string, title: string): Promise<void> {
  const tomas = await apiAs(signIns, url, 'Tomas Reyes');
  expect(await tomas.notification.announce({ title })).toMatchObject({ ok: true });
}
