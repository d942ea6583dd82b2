import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { TryOnLine, type TryOnLineProps } from './TryOnLine.tsx';

const line = { name: 'Halden Court 82', size: '9', sizeSystem: 'US M', imageUrl: '', firstName: 'Maren' };

async function open(over: Pick<TryOnLineProps, 'state'> & Partial<TryOnLineProps>) {
  await show(
    <ul>
      <TryOnLine {...line} {...over} />
    </ul>,
  );
}

test.each([
  ['asked', null, 'Asked', 'Waiting for an answer.'],
  ['accepted', null, 'Accepted', ''],
  ['fetched', null, 'Being fetched', 'The stockroom is looking.'],
  ['onItsWay', null, 'On its way', 'Maren has it.'],
  ['here', null, 'Here', ''],
  ['unavailable', 'damaged', 'Not available', 'The pair is damaged.'],
  ['unavailable', 'on hold', 'Not available', 'On hold'],
  ['unavailable', 'not found', 'Not available', 'The last one is gone.'],
  ['cancelled', null, 'Cancelled', 'Back on the shelf'],
  ['expired', null, 'Nobody is free right now', 'Please ask at the desk.'],
] as const)('a line that is %s (%s) says "%s %s"', { tags: 'C-10' }, async (state, reason, word, detail) => {
  await open({ state, reason: reason ?? undefined });
  const words = page.getByRole('heading', { name: line.name }).element().nextElementSibling;
  expect(words?.textContent).toBe(`${word}${detail}`);
});

test('The track marks the step that is reached; a line that comes no more has none', { tags: 'C-10' }, async () => {
  await open({ state: 'onItsWay' });
  const steps = page.getByRole('list').last().getByRole('listitem');
  await expect.element(steps).toHaveLength(5);
  expect(steps.elements().map((step) => step.getAttribute('aria-current'))).toEqual([null, null, null, 'step', null]);
});

test(
  'Only an unavailable line offers other sizes, and only if the customer may act',
  { tags: ['C-10', 'C-14'] },
  async () => {
    const nearest = [{ id: 'v8', size: '8', inStock: 2 }];
    const [onTake, onCancel] = [vi.fn(), vi.fn()];
    await show(
      <ul>
        <TryOnLine {...line} state="cancelled" {...{ nearest, onTake, onCancel }} />
        <TryOnLine {...line} state="expired" {...{ nearest, onTake, onCancel }} />
        <TryOnLine {...line} state="unavailable" nearest={nearest} />
      </ul>,
    );
    await expect.element(page.getByRole('heading', { name: line.name })).toHaveLength(3);
    await expect.element(page.getByText('Nearest in store:')).not.toBeInTheDocument();
  },
);

test('A line without a near size can be withdrawn', { tags: 'C-14' }, async () => {
  const onDecline = vi.fn();
  await open({ state: 'unavailable', nearest: [], onTake: vi.fn(), onDecline });
  await page.getByRole('button', { name: 'No, thanks' }).click();
  expect(onDecline).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Nearest in store:')).not.toBeInTheDocument();
});
