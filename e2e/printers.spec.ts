import { startPrinter } from '../apps/store-server/test/support/printer.ts';
import { rowsOf } from './support/lines.ts';
import { isLive, LIVE } from './support/others.ts';
import { expect, test } from './support/test.ts';

test(
  'an admin adds a label printer; labels print on it, or it says what is missing',
  { tag: ['@M-06', '@P-02'] },
  async ({ signIn }) => {
    const printer = await startPrinter();
    const tomas = await signIn('Tomas Reyes', { path: '/shoesize/manage' });
    await tomas.getByRole('tab', { name: 'Places' }).click();
    // Other journeys print at Canal Street.
    await tomas.getByRole('button', { name: /Bedford Avenue/ }).click();
    await isLive(tomas);
    await tomas.getByRole('button', { name: 'Add a printer' }).click();
    const form = tomas.getByRole('dialog', { name: 'Add a printer' });
    await form.getByLabel('Name').fill('Receiving desk');
    await form.getByLabel('IP address').fill('10.9.9.9');
    await form.getByLabel('Port').fill(String(printer.port));
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(form).toContainText('allow no printer at 10.9.9.9, only in 127.0.0.1.');
    await form.getByLabel('IP address').fill('127.0.0.1');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(form).toBeHidden();
    await tomas.getByRole('button', { name: 'Print a test page on Receiving desk' }).click();
    await expect.poll(() => printer.printed.length).toBe(1);
    expect(printer.printed[0]).toContain('Receiving desk');
    await expect(tomas.getByText('Ready', { exact: true })).toBeVisible(LIVE);
    await expect(tomas.getByText('Printed', { exact: true })).toBeVisible(LIVE);

    const emil = await signIn('Emil Strand', { path: '/warehouse/bins?bin=A-01-01' });
    await isLive(emil);
    await emil.getByRole('button', { name: 'Print the label of A-01-01' }).click();
    await expect(emil.getByText('Printing on Receiving desk')).toBeVisible();
    await expect.poll(() => printer.printed.length).toBe(2);
    expect(printer.printed[1]).toContain('^FDA-01-01^FS');

    printer.state.noLabels = true;
    await emil.getByRole('button', { name: 'Print the label of A-01-01' }).click();
    await expect(emil.getByText('Receiving desk waits')).toBeVisible(LIVE);
    await expect(emil.getByText('Load labels. What waits is printed by itself.')).toBeVisible();
    await expect(tomas.getByText('Out of labels', { exact: true })).toBeVisible(LIVE);
    expect(printer.printed).toHaveLength(2);
    printer.state.noLabels = false;
    await expect.poll(() => printer.printed.length, { timeout: 15_000 }).toBe(3);
    await expect(tomas.getByText('Ready', { exact: true })).toBeVisible(LIVE);

    await tomas.getByRole('button', { name: 'Remove Receiving desk' }).click();
    await tomas.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(tomas.getByText('No printers yet.')).toBeVisible();
    await printer.close();
    // Without a printer the browser prints.
    await emil.getByRole('button', { name: 'Print the label of A-01-01' }).click();
    await expect(emil).toHaveURL(/\/warehouse\/print/);
  },
);

test(
  'an open page offers a new spot at once; an admin changes the opening hours',
  { tag: ['@P-02', '@B-04', '@all'] },
  async ({ signIn, placedRequest }) => {
    await placedRequest('Places', 1);
    const maren = await signIn('Maren Okafor', { path: '/shoesize?status=%222%22' });
    await isLive(maren);
    await rowsOf(maren, 'Places').getByRole('heading').getByRole('button').click();
    await maren.getByRole('button', { name: /: Spot$/ }).click();
    const tomas = await signIn('Tomas Reyes', { path: '/shoesize/manage/places' });
    await isLive(tomas);
    await tomas.getByLabel('New spot').fill('Mirror 9');
    await tomas.getByLabel('New spot').press('Enter');
    await expect(maren.getByRole('radiogroup', { name: 'Bring it to' }).getByText('Mirror 9')).toBeVisible(LIVE);
    await tomas.getByRole('button', { name: 'Remove Mirror 9' }).click();
    await tomas.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();

    await tomas.getByRole('button', { name: 'Increase' }).last().click();
    await expect(tomas.getByText('No booking is moved.', { exact: false })).toBeVisible();
    await tomas.getByRole('button', { name: 'Save opening hours' }).click();
    await expect(tomas.getByText('Opening hours are saved')).toBeVisible();
    await expect(tomas.getByRole('button', { name: 'Save opening hours' })).toBeHidden();
  },
);
