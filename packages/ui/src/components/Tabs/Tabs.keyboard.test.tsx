import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { MIRRORED, named, press, show } from '../../fixtures/keyboard.tsx';
import { Tabs } from './Tabs.tsx';

function Lists() {
  const [value, setValue] = useState('1');
  return (
    <Tabs
      label="Requests by status"
      items={[
        { id: '1', label: 'Request' },
        { id: '2', label: 'Pending' },
        { id: '3', label: 'Checked out' },
      ]}
      value={value}
      onChange={setValue}
    >
      <button type="button">In list {value}</button>
    </Tabs>
  );
}

const tab = (name: string) => named('tab', name);
const back = '{Shift>}{Tab}{/Shift}';

test('Arrows, Home and End choose a tab, and Tab goes into its panel (ARIA APG, tabs)', { tags: 'Z-07' }, async () => {
  await show(<Lists />);
  await press('{Tab}', tab('Request'));
  await press('{ArrowRight}', tab('Pending'));
  await expect.element(tab('Pending')).toHaveAttribute('aria-selected', 'true');
  // Only the list that is shown is in the page.
  await expect.element(tab('Pending')).toHaveAttribute('aria-controls', page.getByRole('tabpanel').element().id);
  await expect.element(tab('Request')).not.toHaveAttribute('aria-controls');
  await press('{ArrowRight}{ArrowRight}', tab('Request'));
  await press('{ArrowLeft}', tab('Checked out'));
  await press('{Home}', tab('Request'));
  await press('{End}', tab('Checked out'));
  await press('{Tab}', named('tabpanel', 'Checked out'));
  await press('{Tab}', named('button', 'In list 3'));
  await press('{Tab}', named('button', 'Behind'));
  await press(`${back}${back}${back}`, tab('Checked out'));
});

test('In right-to-left layout, the left arrow moves to the next list', { tags: 'Z-07' }, async () => {
  await show(<Lists />, MIRRORED);
  await press('{Tab}', tab('Request'));
  await press('{ArrowLeft}', tab('Pending'));
  await press('{ArrowRight}', tab('Request'));
});

test('On a phone the line is below the tabs and not below the tools under them', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const items = [
    { id: '1', label: 'Request' },
    { id: '2', label: 'Pending' },
  ];
  await show(
    <Tabs
      label="Requests by status"
      items={items}
      value="1"
      onChange={() => {}}
      end={<button type="button">All</button>}
    >
      The list
    </Tabs>,
  );
  const list = page.getByRole('tablist').element();
  const tool = named('button', 'All').element();
  expect(tool.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.getBoundingClientRect().bottom);
  expect(getComputedStyle(list).borderBottomWidth).toBe('1px');
  expect(getComputedStyle(list.parentElement!).borderBottomWidth).toBe('0px');
});

test('Without a chosen tab, e.g. from an old address, Tab reaches the first one', { tags: 'F-06' }, async () => {
  const items = ['Request', 'Pending'].map((label) => ({ id: label, label }));
  await show(
    <Tabs label="Requests by status" items={items} value="Gone" onChange={() => {}}>
      Nothing
    </Tabs>,
  );
  await press('{Tab}', tab('Request'));
  await expect.element(tab('Request')).toHaveAttribute('aria-selected', 'false');
});
