import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lines } from '../../fixtures/store.ts';
import { named, show } from '../../fixtures/keyboard.tsx';
import { RequestDetail, type RequestDetailProps } from './RequestDetail.tsx';

const detail = (props: Partial<RequestDetailProps>) => (
  <RequestDetail line={lines[0]} status="2" cartCount={0} onBack={vi.fn()} now={0} lateAfterMs={600_000} {...props} />
);

test.each([
  ['onBack', 'Close'],
  ['onAccept', 'Accept'],
  ['onNudge', 'Nudge'],
  ['onSell', 'Sold'],
  ['onSendBack', 'Send back'],
  ['onHandOver', 'Handed over'],
  ['onNotAvailable', 'Not available'],
  ['onAssign', 'Hand to a colleague'],
  ['onCancel', 'Cancel Request'],
] as const)(
  'In the panel of a line %s is called by "%s" alone',
  { tags: ['K-11', 'K-12', 'Z-12'] },
  async (verb, name) => {
    const wanted = vi.fn();
    await show(detail({ [verb]: wanted }));
    // The other actions are not allowed: beside it there are the two ways back.
    await expect.element(page.getByRole('region').getByRole('button')).toHaveLength(verb === 'onBack' ? 2 : 3);
    await named('button', name).click();
    expect(wanted).toHaveBeenCalledOnce();
  },
);

test('While an action runs no other can begin, and another size waits for its choice', { tags: 'K-12' }, async () => {
  const verbs = { onSendBack: vi.fn(), onHandOver: vi.fn(), onSell: vi.fn(), onCancel: vi.fn(), onAssign: vi.fn() };
  await show(
    <>
      {detail({ ...verbs, isPending: true })}
      {detail({ otherSize: { size: undefined, onTake: vi.fn() } })}
    </>,
  );
  for (const name of ['Send back', 'Handed over', 'Cancel Request', 'Choose another size', 'Hand to a colleague'])
    await expect.element(named('button', name)).toBeDisabled();
});
