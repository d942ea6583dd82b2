import { type Page, expect } from '@playwright/test';

/** Sends an announcement to all users as a store admin. */
export async function announce(admin: Page, title: string): Promise<void> {
  // The redirects of the sign-in are done.
  await expect(admin.getByText('Live', { exact: true })).toBeVisible();
  const status = await admin.evaluate(async (text) => {
    const answer = await fetch('/api/notification/announcements', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${sessionStorage.getItem('jwt-token') ?? ''}`,
      },
      body: JSON.stringify({ title: text }),
    });
    return answer.status;
  }, title);
  expect(status).toBe(200);
}
