import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { List } from './List.tsx';

const items = Array.from({ length: 500 }, (_, index) => `Box ${index}`);

function Boxes() {
  return (
    <div style={{ height: 500 }}>
      <List label="Boxes" items={items} getKey={(item) => item} estimatedHeight={50} empty="Nothing">
        {(item) => (
          <div style={{ height: 50 }}>
            <button type="button">{item}</button>
            {item === 'Box 2' && <input aria-label="Note" defaultValue="ab" />}
          </div>
        )}
      </List>
    </div>
  );
}

const box = (number: number) => named('button', `Box ${number}`);
const focused = () => Number(/\d+/.exec(document.activeElement?.textContent ?? '')?.[0] ?? Number.NaN);

test('A long list is walked through item by item, window by window and from end to end', { tags: 'N-01' }, async () => {
  await show(<Boxes />);
  await press('{Tab}', box(0));
  await press('{ArrowUp}', box(0));
  await press('{ArrowDown}{ArrowDown}', box(2));
  // Within an item Tab goes on, and a field keeps its own keys.
  await press('{Tab}', named('textbox', 'Note'));
  await press('{Home}{ArrowDown}', named('textbox', 'Note'));
  await press('{Shift>}{Tab}{/Shift}', box(2));
  await userEvent.keyboard('{PageDown}');
  await expect.poll(focused).toBeGreaterThan(8);
  // The last item that was in sight is the first one afterwards, so that no item is skipped.
  expect(focused()).toBeLessThanOrEqual(11);
  await userEvent.keyboard('{PageUp}');
  await expect.poll(focused).toBe(2);
  await press('{End}', box(499));
  await press('{ArrowDown}', box(499));
  await press('{Home}', box(0));
});

test('The keys also move between read-only items, and ignore key combinations', { tags: 'N-01' }, async () => {
  await show(
    <List label="Log" items={['One', 'Two', 'Three']} getKey={(item) => item} estimatedHeight={20} isInPage>
      {(item) => <p>{item}</p>}
    </List>,
  );
  const item = (at: number) => page.getByRole('listitem').nth(at);
  (item(0).element() as HTMLElement).focus();
  await press('{ArrowDown}', item(1));
  for (const key of ['Shift', 'Control', 'Alt', 'Meta']) await press(`{${key}>}{ArrowDown}{/${key}}`, item(1));
  // A control within that uses a key keeps it.
  item(1)
    .element()
    .addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  await press('{End}', item(1));
  await press('{End}', item(2));
});
