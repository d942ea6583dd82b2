import { expectToast } from '../support/cart.ts';
import { expect, test } from '../support/faults.ts';
import { WRONG, accept, cartOf, loseAnswer, popupOf, toastOf } from '../support/outage.ts';

const ines = 'Ines Calloway, Sales_Associate';

test(
  'a pair removed after a lost answer is reported as placed and not placed again',
  { tag: '@Z-02' },
  async ({ open, sendRequest, atStore }) => {
    const page = await open(ines);
    await sendRequest('Changed', 2);
    await accept(popupOf(page, 'Changed'));
    const pairs = cartOf(page).getByRole('listitem');
    await expect(pairs).toHaveCount(2);
    const question = page.getByRole('alertdialog', { name: 'Place request to warehouse ?' });
    const place = async (words: RegExp) => {
      await cartOf(page).getByRole('button', { name: 'PLACE REQUEST' }).click();
      await expect(question).toContainText(words);
      await question.getByRole('button', { name: 'PLACE REQUEST' }).click();
      await expect(question).toBeHidden();
    };

    await loseAnswer(page, '**/check-in-out/request', async () => undefined);
    await place(/^(?!.*couldn't confirm)/);
    await expect(toastOf(page, WRONG).first()).toBeVisible();
    await pairs
      .last()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(pairs).toHaveCount(1);

    await place(/1 pair of items will be requested.*Nothing is requested twice/);
    // The pointer on the newest message keeps all of them, a press on the number of the others unfolds them.
    const messages = page.getByRole('region', { name: 'Notifications' });
    await messages.hover();
    await messages.getByRole('button', { name: /more$/ }).click();
    await expect(page.getByText('Removed items were already placed')).toBeVisible();
    await expectToast(page, 'Request Placed Successfully');
    await expect(pairs).toHaveCount(0);
    expect(await atStore(ines, 'Changed')).toEqual({ '2': 2 });
  },
);
