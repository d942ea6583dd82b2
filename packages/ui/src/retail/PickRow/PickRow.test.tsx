import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { PickRow, type PickRowProps } from './PickRow.tsx';

const row: PickRowProps = {
  bin: 'A-02-06',
  size: '9',
  sizeSystem: 'US M',
  name: 'Tarn Fell Runner',
  colourway: { name: 'Basalt / Ember', swatches: [] },
  sku: 'TFR-2210-BE',
  by: 'Maren Okafor',
  at: '14:31',
  state: 'out',
};

test('[W-14] A check-out is undone once, however often the button is pressed while it runs', async () => {
  const onUndo = vi.fn();
  await show(<PickRow {...row} isPending onUndo={onUndo} />);
  await press('{Tab}', named('button', 'Undo check-out of Tarn Fell Runner, size 9'));
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onUndo).not.toHaveBeenCalled();
});
