import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MIRRORED, show } from '../../fixtures/keyboard.tsx';
import { KioskTicket } from '../../retail/KioskTicket/KioskTicket.tsx';
import { Code } from './Code.tsx';

/** How far the text of an element ends before the right edge of its parent, px. */
function gapAtRight(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  const parent = element.parentElement!;
  const edge = parent.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(parent).paddingRight);
  return edge - text.getBoundingClientRect().right;
}

test('A code in a cell begins at the right where the page is read from right to left', async () => {
  await show(
    <div style={{ display: 'grid', width: 400 }}>
      <Code>2048177304307</Code>
    </div>,
    MIRRORED,
  );
  expect(gapAtRight(page.getByText('2048177304307').element())).toBeLessThan(2);
});

test("The customer's number begins at the right in a right-to-left page", async () => {
  await show(<KioskTicket number={127}>{null}</KioskTicket>, MIRRORED);
  // Behind the last digit is its letter spacing, which is negative.
  expect(Math.abs(gapAtRight(page.getByRole('heading', { name: '127' }).element()))).toBeLessThan(40);
});
