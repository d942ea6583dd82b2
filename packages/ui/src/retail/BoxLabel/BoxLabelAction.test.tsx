import { expect, test, vi } from 'vitest';
import { named, show } from '../../fixtures/keyboard.tsx';
import { BoxLabelAction } from './BoxLabelAction.tsx';

test('The action of a label is busy while it runs, and cannot begin again', { tags: 'Z-02' }, async () => {
  const onPress = vi.fn();
  await show(
    <>
      <BoxLabelAction label="Add Halden" isPending onPress={onPress}>
        Add
      </BoxLabelAction>
      <BoxLabelAction label="In cart: Tarn" isDone onPress={onPress}>
        In cart
      </BoxLabelAction>
      <BoxLabelAction label="Nudged: Brask" isDone>
        Nudged
      </BoxLabelAction>
    </>,
  );
  const [busy, done] = [named('button', 'Add Halden'), named('button', 'In cart: Tarn')];
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.click({ force: true });
  await expect.element(busy).toHaveFocus();
  expect(onPress).not.toHaveBeenCalled();
  await expect.element(done).toHaveAttribute('aria-busy', 'false');
  await expect.element(done).toHaveAttribute('aria-pressed', 'true');
  await expect.element(done).toHaveAttribute('aria-disabled', 'false');
  await expect.element(named('button', 'Nudged: Brask')).toHaveAttribute('aria-disabled', 'true');
  await done.click();
  expect(onPress).toHaveBeenCalledOnce();
});
