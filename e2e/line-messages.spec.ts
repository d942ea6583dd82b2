import { rowsOf, showAllLines } from './support/lines.ts';
import { isLive, LIVE } from './support/others.ts';
import { expect, test } from './support/test.ts';

test('picker and associate answer each other on a line, live', { tag: '@K-13' }, async ({ signIn, placedRequest }) => {
  const [line] = await placedRequest('Answers', 1);
  const [maren, dario] = [
    await signIn('Maren Okafor', { path: '/shoesize?status=%222%22' }),
    await signIn('Dario Vance'),
  ];
  for (const page of [maren, dario]) await isLive(page);

  const name = line?.productName ?? '';
  await rowsOf(dario, 'Answers').getByRole('heading').getByRole('button').click();
  const detail = dario.getByRole('complementary', { name: 'Pair' });
  await detail.getByRole('button', { name: 'Which colour?' }).click();
  await expect(detail.getByText('“Which colour?”')).toBeVisible(LIVE);

  await showAllLines(maren);
  const row = rowsOf(maren, 'Answers');
  await row.getByRole('button', { name, exact: true }).click();
  const panel = maren.getByRole('region', { name, exact: true });
  await expect(panel.getByText('“Which colour?”')).toBeVisible(LIVE);
  await expect(panel.getByText('Dario Vance', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Bring the next size too' }).click();
  await expect(detail.getByText('“Bring the next size too”')).toBeVisible(LIVE);
  await maren.getByRole('button', { name: /^Notifications/ }).click();
  await expect(maren.getByRole('dialog').getByText(/^Dario Vance: Which colour\?/)).toBeVisible();
});
