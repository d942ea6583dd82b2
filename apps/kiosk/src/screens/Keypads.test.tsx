import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawKiosk, failure } from '../../test/screens.tsx';

const key = (digit: string) => page.getByRole('button', { name: digit, exact: true });

/** Presses these keys of the keypad with the pointer. */
async function press(digits: string) {
  for (const digit of digits) await key(digit).click();
}

/** Types these digits with clicks from within the page, which cost less than the pointer. The first test uses the pointer. */
async function type(digits: string) {
  for (const digit of digits) {
    await expect.element(key(digit)).toBeVisible();
    (key(digit).element() as HTMLElement).click();
  }
}

/** A kiosk without a key, and what the store answers to a code. */
function openUnpaired(answer: object = failure(422)) {
  const kiosk = drawKiosk();
  kiosk.device.status = 'unpaired';
  const pairKiosk = vi.mocked(kiosk.api.userauth.pairKiosk).mockResolvedValue(answer as never);
  return { kiosk, pairKiosk, button: page.getByRole('button', { name: 'Pair' }) };
}

test('a code is sent once it has eight digits, and only once', { tags: 'C-09' }, async () => {
  const { button, pairKiosk } = openUnpaired();
  await press('1234567');
  await expect.element(button).toBeDisabled();
  await press('89');
  await button.click();
  await expect.poll(() => pairKiosk.mock.calls.map(([input]) => input)).toEqual([{ code: '12345678' }]);
});

test.each([
  ['wrong', failure(422), 'This code is wrong. Check its eight digits.'],
  ['used', failure(422, { title: 'Used code' }), 'This code has been used. Make a new one.'],
  ['expired', failure(422, { title: 'Expired code' }), 'This code has expired. Make a new one.'],
  ['one of too many', failure(429), 'Too many tries. Wait a minute.'],
  ['not received', { ok: false, kind: 'network' }, 'The store is not reachable. Trying again…'],
])(
  'a code that is %s is refused in words, and the next one can be typed at once',
  { tags: 'C-09' },
  async (_, answer, text) => {
    const { button } = openUnpaired(answer);
    await type('12345678');
    await button.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
    await type('1');
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
    await expect.element(page.getByLabelText('Enter the code')).toHaveTextContent('1');
  },
);

test('a kiosk that was shut out says so; one without its store waits for it', { tags: 'C-09' }, async () => {
  const { kiosk } = openUnpaired();
  kiosk.device.isRevoked = true;
  await expect.element(page.getByText('This kiosk was shut out. Enter a new code.')).toBeVisible();
  // A kiosk that is not paired shows no connection.
  await expect.element(page.getByText('Live', { exact: true })).not.toBeInTheDocument();
  kiosk.device.status = 'starting';
  await expect.element(page.getByRole('button', { name: 'Pair' })).not.toBeInTheDocument();
  kiosk.device.status = 'unreachable';
  await expect.element(page.getByText('The store is not reachable. Trying again…')).toBeVisible();
});

test.each([
  [404, 'There is no such number today.'],
  [400, 'There is no such number today.'],
  [429, 'Too many tries. Wait a minute.'],
  [500, 'Something went wrong'],
])('after %s for a number the customer reads why', { tags: 'C-10' }, async (status, text) => {
  const kiosk = drawKiosk({ getTryoutByNumber: vi.fn().mockResolvedValue(failure(status)) });
  kiosk.view.screen = 'number';
  await type('127');
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  await page.getByRole('button', { name: 'Back' }).click();
  expect([kiosk.view.screen, kiosk.state.error.number]).toEqual(['attract', undefined]);
});
