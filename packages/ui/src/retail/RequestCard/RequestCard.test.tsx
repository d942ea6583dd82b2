import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lines } from '../../fixtures/store.ts';
import { named, show } from '../../fixtures/keyboard.tsx';
import type { RequestCardProps } from './props.ts';
import { RequestCard } from './RequestCard.tsx';

const line = lines[2];
const pair = 'Kurobe Dam High, size 11.5';

test.each([
  ['onAccept', `Accept ${pair}`, { status: '1', exception: 'waiting' }],
  ['onChoose', `Choose another size: ${pair}`, { status: '2', exception: 'unavailable' }],
  ['onAdd', `Add ${pair}`, { status: '1' }],
  ['onRemove', `In cart: ${pair}`, { status: '1', isInCart: true }],
  ['onCancel', `Cancel Request: ${pair}`, { status: '2' }],
  ['onNudge', `Nudge: ${pair}`, { status: '2' }],
  ['onSendBack', `Send back: ${pair}`, { status: '3' }],
] as const satisfies [keyof RequestCardProps, string, Partial<RequestCardProps>][])(
  'The one button of a line does what it says: %s',
  { tags: ['Z-01', 'Z-04', 'K-11', 'K-12'] },
  async (verb, name, props) => {
    const [wanted, opened] = [vi.fn(), vi.fn()];
    await show(<RequestCard line={line} {...props} {...{ [verb]: wanted }} onOpen={opened} />);
    await expect.element(page.getByRole('article').getByRole('button')).toHaveLength(2);
    await named('button', name).click();
    expect(wanted).toHaveBeenCalledOnce();
    expect(opened).not.toHaveBeenCalled();
  },
);

test('The most urgent action comes first: a waiting line is accepted', { tags: 'K-11' }, async () => {
  const verbs = { onAdd: vi.fn(), onCancel: vi.fn(), onNudge: vi.fn() };
  await show(
    <>
      <RequestCard line={line} status="2" {...verbs} />
      <RequestCard line={{ ...line, name: 'Tarn' }} status="1" exception="waiting" {...verbs} onAccept={vi.fn()} />
      <RequestCard line={{ ...line, name: 'Brask' }} status="2" onNudge={vi.fn()} isNudged />
    </>,
  );
  const buttons = page.getByRole('article').getByRole('button');
  await expect.element(buttons).toHaveLength(3);
  await expect.element(buttons.nth(0)).toHaveAccessibleName(`Nudge: ${pair}`);
  await expect.element(buttons.nth(1)).toHaveAccessibleName('Accept Tarn, size 11.5');
  await expect.element(buttons.nth(2)).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['Request', { status: '1' }],
  ['Pending', { status: '2' }],
  ['Not available', { status: '2', exception: 'unavailable' }],
  ['Coming back', { status: '3', exception: 'coming-back' }],
  ['Handed over', { status: '3', exception: 'handed-over' }],
] as const)('The stamp says "%s"', { tags: ['Z-07', 'Z-12'] }, async (words, props) => {
  await show(<RequestCard line={{ ...line, consigned: false }} {...props} onSendBack={vi.fn()} />);
  await expect.element(page.getByRole('article').getByText(words, { exact: true })).toBeVisible();
  // A pair that comes back already is not sent back again.
  const isBack = 'exception' in props && props.exception === 'coming-back';
  const back = page.getByRole('button', { name: /^Send back/ });
  await expect.element(back).toHaveLength(props.status === '3' && !isBack ? 1 : 0);
});

test('On a phone the kiosk of a line stays beside the action', { tags: 'Z-07' }, async () => {
  const team = { ...line, from: 'Kiosk Front door', owner: { name: 'Maren Okafor' }, since: '2025-03-07T19:00:00Z' };
  await show(
    <div style={{ width: 366 }}>
      <RequestCard line={team} status="2" now={Date.parse('2025-03-07T19:05:00Z')} onCancel={vi.fn()} />
    </div>,
  );
  const rightOf = page.getByText('Kiosk Front door').element().getBoundingClientRect().right;
  const action = page
    .getByRole('button', { name: /^Cancel Request/ })
    .element()
    .getBoundingClientRect();
  expect(rightOf).toBeLessThanOrEqual(action.left);
});

test(
  'A screen reader hears the name of each field that a line has, and of no other',
  { tags: ['Z-09', 'K-12'] },
  async () => {
    const team = { ...line, from: 'Kiosk Front door', owner: null, since: '2025-03-07T19:00:00Z' };
    const termsOf = (name: string) =>
      page
        .getByRole('article', { name })
        .getByRole('term')
        .elements()
        .map(({ textContent }) => textContent);
    await show(
      <>
        <RequestCard line={{ ...team, name: 'Noted', requestNote: 'Wide', spot: 'Bench 1' }} status="2" />
        <RequestCard line={{ ...team, name: 'Plain', barcode: null, consigned: false }} status="1" />
      </>,
    );
    await expect.element(page.getByRole('article')).toHaveLength(2);
    expect(termsOf('Noted')).toEqual(
      expect.arrayContaining(['Associate', 'Bring it to', 'Note', 'SKU', 'Barcode', 'From']),
    );
    expect(termsOf('Plain')).toEqual(expect.arrayContaining(['Associate', 'From', 'SKU', 'Requested']));
    for (const absent of ['Note', 'Bring it to', 'Barcode', 'Stock']) expect(termsOf('Plain')).not.toContain(absent);
  },
);
