import { useState } from 'react';
import { expect, test } from 'vitest';
import { MIRRORED, named, press, show } from '../../fixtures/keyboard.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

function Views() {
  const [value, setValue] = useState('out');
  return (
    <SegmentedControl
      label="Pairs"
      items={[
        { id: 'request', label: 'Request' },
        { id: 'pending', label: 'Pending' },
        { id: 'out', label: 'Out' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

const segment = (name: string) => named('radio', name);

test('A view is one stop for Tab, and the arrows choose (ARIA APG, radio group)', { tags: 'W-02' }, async () => {
  await show(<Views />);
  await press('{Tab}', segment('Out'));
  await press('{ArrowRight}', segment('Request'));
  await expect.element(segment('Request')).toBeChecked();
  await press('{ArrowDown}', segment('Pending'));
  await press('{ArrowUp}', segment('Request'));
  await press('{ArrowLeft}', segment('Out'));
  await expect.element(segment('Out')).toBeChecked();
  await press('{Tab}', named('button', 'Behind'));
});

test('In right-to-left layout, the left arrow moves to the next view', { tags: 'W-02' }, async () => {
  await show(<Views />, MIRRORED);
  await press('{Tab}', segment('Out'));
  await press('{ArrowLeft}', segment('Request'));
  await expect.element(segment('Request')).toBeChecked();
  await press('{ArrowLeft}', segment('Pending'));
  await press('{ArrowRight}', segment('Request'));
});
