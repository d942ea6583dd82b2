import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { PickGroup } from './PickGroup.tsx';
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

test('A pair that was reported missing says why, also when it is the next pick', { tags: 'W-02' }, async () => {
  for (const isAside of [true, false]) {
    await show(<PickRow {...row} name={`Pair ${isAside}`} state="next" note="Not in bin" isAside={isAside} />);
    const shown = page.getByRole('article', { name: `Pair ${isAside}` });
    await expect.element(shown).toHaveTextContent('Next pick');
    await expect.element(shown.getByText('Not in bin')).toHaveLength(isAside ? 1 : 0);
    await expect.element(shown.getByText('Pending')).toHaveLength(isAside ? 1 : 0);
  }
});

test('A row has no button in a state in which nothing can be checked out', { tags: 'W-06' }, async () => {
  const states = ['next', 'away', 'pending', 'held', 'finished', 'queued', 'conflict'] as const;
  const onCheckOut = vi.fn();
  await show(
    states.map((state) => (
      <PickRow
        key={state}
        {...{ ...row, state, onCheckOut }}
        heldBy="Petra Lindqvist"
        finished={{ word: 'Checked out', by: null }}
        queued={{ number: 1, action: 'Check out', at: '14:32' }}
      />
    )),
  );
  await expect.element(page.getByRole('article')).toHaveLength(states.length);
  await expect.element(page.getByRole('article').getByRole('button')).not.toBeInTheDocument();
});

test('A check-out is undone once, however often the button is pressed while it runs', { tags: 'W-14' }, async () => {
  const onUndo = vi.fn();
  await show(<PickRow {...row} isPending onUndo={onUndo} />);
  await press('{Tab}', named('button', 'Undo check-out of Tarn Fell Runner, size 9'));
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onUndo).not.toHaveBeenCalled();
});

test('Only a check-out of this moment is announced', { tags: 'W-06' }, async () => {
  await show(
    (['out', 'away'] as const).map((state) => <PickRow key={state} {...row} state={state} name={`Pair ${state}`} />),
  );
  await expect.element(page.getByRole('article')).toHaveLength(2);
  const said = (state: string) => page.getByRole('article', { name: `Pair ${state}` }).getByRole('status');
  await expect.element(said('out')).toHaveTextContent('Checked out');
  await expect.element(said('away')).not.toBeInTheDocument();
});

test('The open row is the current one, and its whole name is shown on hover', { tags: 'W-03' }, async () => {
  await show(
    <PickGroup title="Aisle A">
      <PickRow {...row} isOpen onOpen={() => {}} />
    </PickGroup>,
  );
  const group = named('region', 'Aisle A');
  await expect.element(group.getByRole('button')).toHaveAttribute('aria-current', 'true');
  await expect.element(group.getByRole('heading', { level: 3 })).toHaveAttribute('title', row.name);
});
