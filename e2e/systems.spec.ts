import { expect, test } from './support/test.ts';

test('an admin makes a key that reads figures, and revokes it', { tag: '@O-10' }, async ({ signIn }) => {
  const tomas = await signIn('Tomas Reyes', { path: '/shoesize/manage/systems' });
  await tomas.getByRole('button', { name: 'New API key' }).click();
  const form = tomas.getByRole('region', { name: 'New API key' });
  const id = `journey-${Date.now()}`;
  await form.getByLabel('Tool', { exact: true }).fill('Data warehouse');
  await form.getByLabel('Id', { exact: true }).fill(id);
  await form.getByText('Store_Admin', { exact: true }).click();
  await form.getByText(/\(getInsight\)$/).click();
  await form.getByText('Canal Street').click();
  await form.getByRole('button', { name: 'Make the key' }).click();
  const shown = tomas.getByRole('region', { name: `The key of ${id}` });
  const copy = shown.getByRole('button', { name: /^Copy isk_/ });
  const [key = ''] = /isk_\S+/.exec((await copy.textContent()) ?? '') ?? [];
  const read = async () => {
    const day = '2026-11-30';
    const answer = await tomas.request.get(`/api/cube/v1/insight?locationId=canal-street&from=${day}&to=${day}`, {
      headers: { 'X-API-Key': key },
    });
    return answer.status();
  };
  expect(await read()).toBe(200);
  await shown.getByRole('button', { name: 'I have stored it' }).click();
  await tomas.getByRole('row').filter({ hasText: id }).click();
  await tomas.getByRole('region', { name: 'Data warehouse' }).getByRole('button', { name: 'Revoke' }).click();
  await tomas.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(tomas.getByRole('row').filter({ hasText: id })).toContainText('Revoked');
  expect(await read()).toBe(401);
});

test('an admin adds an endpoint, pauses it, and removes it', { tag: ['@O-10', '@all'] }, async ({ signIn }) => {
  const tomas = await signIn('Tomas Reyes', { path: '/shoesize/manage/systems?show=webhooks' });
  await tomas.getByRole('button', { name: 'New endpoint' }).click();
  const form = tomas.getByRole('region', { name: 'New endpoint' });
  const id = `journey-${Date.now()}`;
  await form.getByLabel('Address').fill('https://till.example/events');
  await form.getByLabel('Id', { exact: true }).fill(id);
  await form.getByText('Canal Street').click();
  await form.getByText('unit.sold', { exact: true }).click();
  await form.getByRole('button', { name: 'Add the endpoint' }).click();
  const shown = tomas.getByRole('region', { name: `The secret of ${id}` });
  await expect(shown.getByRole('button', { name: /^Copy whsec_/ })).toBeVisible();
  await shown.getByRole('button', { name: 'I have stored it' }).click();
  const row = tomas.getByRole('row').filter({ hasText: id });
  await row.click();
  const panel = tomas.getByRole('region', { name: id, exact: true });
  await panel.getByRole('button', { name: 'Pause', exact: true }).click();
  const question = tomas.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Pause' }).click();
  await expect(row).toContainText('Paused');
  await panel.getByRole('button', { name: 'Remove' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});

test('the page of the shop system says that none is connected', { tag: ['@O-09', '@all'] }, async ({ signIn }) => {
  const tomas = await signIn('Tomas Reyes', { path: '/shoesize/manage/shop' });
  await expect(tomas.getByText('No shop system is connected')).toBeVisible();
});
