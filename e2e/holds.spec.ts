import { isLive, LIVE } from './support/others.ts';
import { expect, test } from './support/test.ts';

test(
  'an associate holds a pair for a customer, a colleague sees it and hands it over',
  { tag: ['@M-04', '@Z-10'] },
  async ({ signIn }) => {
    const [maren, ines] = [
      await signIn('Maren Okafor, Sales_Associate', { path: '/shoesize/inventory?sku=HC82-104-CF&size=9' }),
      await signIn('Ines Calloway, Sales_Associate', { path: '/shoesize/holds' }),
    ];
    for (const page of [maren, ines]) await isLive(page);
    await maren.getByRole('button', { name: 'Hold for a customer' }).click();
    const form = maren.getByRole('region', { name: 'Hold this pair' });
    await expect(form).toContainText('Halden Court 82');
    await form.getByRole('textbox', { name: 'First name' }).fill('Wilhelmina');
    await form.getByRole('textbox', { name: 'Note' }).fill('Comes back after work');
    await form.getByRole('button', { name: 'Hold for Wilhelmina' }).click();
    await expect(maren.getByRole('region', { name: 'Wilhelmina' })).toContainText('Comes back after work');

    const card = ines.getByRole('article').filter({ hasText: 'Wilhelmina' });
    await expect(card).toContainText('Maren Okafor', LIVE);
    await card.getByRole('button', { name: /^Halden Court 82/ }).click();
    // Only the person who holds the pair, and admins, let it go.
    await expect(ines.getByRole('region', { name: 'Wilhelmina' })).toBeVisible();
    await expect(ines.getByRole('button', { name: 'Let it go' })).toHaveCount(0);
    await ines.getByRole('button', { name: 'Hand it over' }).click();
    await expect(card).toHaveCount(0);
    await expect(maren.getByRole('article').filter({ hasText: 'Wilhelmina' })).toHaveCount(0, LIVE);
    await maren.getByRole('tab', { name: /^Ended today/ }).click();
    await expect(maren.getByRole('article').first()).toContainText('Handed over');
    await expect(maren.getByText('Wilhelmina')).toHaveCount(0);
    await ines.goto('/shoesize?status=3');
    const pair = ines.getByRole('article').filter({ hasText: 'Halden Court 82' });
    await expect(pair.filter({ hasText: 'Handed over' })).toHaveCount(1);
  },
);
