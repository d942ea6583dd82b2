import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lines } from '../../fixtures/store.ts';
import { named, show } from '../../fixtures/keyboard.tsx';
import { DispatchCard } from './DispatchCard.tsx';

const { name } = lines[0];
const pair = { ...lines[0], to: 'Maren Okafor', since: '2025-03-07T19:00:00Z' };
const now = Date.parse('2025-03-07T19:09:00Z');

test('A pair on its way back says so, and a press on its name opens it', { tags: ['W-04', 'W-11'] }, async () => {
  const onSelect = vi.fn();
  await show(
    <>
      <DispatchCard pair={{ ...pair, isComingBack: true }} now={now} lateAfterMs={540_000} onSelect={onSelect} />
      <DispatchCard pair={{ ...pair, name: 'Tarn' }} now={now} lateAfterMs={600_000} />
      <DispatchCard pair={{ ...pair, name: 'Polder', isHandedOver: true }} now={now} />
    </>,
  );
  const [back, out] = [page.getByRole('article', { name }), page.getByRole('article', { name: 'Tarn' })];
  await expect.element(back).toHaveTextContent('Coming back');
  await expect.element(out).toHaveTextContent('9 min');
  await expect.element(out).not.toHaveTextContent('Find it');
  await expect.element(page.getByRole('article', { name: 'Polder' })).toHaveTextContent('Handed over');
  await named('button', name).click();
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(out.getByRole('button')).not.toBeInTheDocument();
});

test('A pair that is out for too long is to be found; the customer has a pair in peace', { tags: 'K-11' }, async () => {
  await show(
    <>
      <DispatchCard pair={{ ...pair, name: 'Tarn' }} now={now} lateAfterMs={540_000} />
      <DispatchCard pair={{ ...pair, name: 'Polder', isHandedOver: true }} now={now} lateAfterMs={540_000} />
    </>,
  );
  await expect.element(page.getByRole('article', { name: 'Tarn' })).toHaveTextContent('Find it');
  await expect.element(page.getByRole('article', { name: 'Polder' })).not.toHaveTextContent('Find it');
});
