import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { MIRRORED, named, press, show } from '../../fixtures/keyboard.tsx';
import { Toolbar } from './Toolbar.tsx';

function Tools() {
  return (
    <Toolbar title="61 products">
      <Button>Export</Button>
      <input aria-label="Find" defaultValue="ab" />
      <ButtonGroup label="Labels" layout="joined">
        <Button>Print</Button>
        <Button isDisabled>Print all</Button>
        <Button>Save</Button>
      </ButtonGroup>
    </Toolbar>
  );
}

const tool = (name: string) => named('button', name);
const find = named('textbox', 'Find');

test('The tools over a list are one stop for Tab (ARIA APG, toolbar)', { tags: 'Z-05' }, async () => {
  await show(<Tools />);
  await press('{Tab}', tool('Export'));
  await press('{ArrowRight}', find);
  // The caret goes first: the text is mended with the same arrows.
  await press('{End}{ArrowLeft}{ArrowRight}', find);
  await press('{ArrowRight}', tool('Print'));
  await press('{ArrowRight}', tool('Save'));
  // With Shift or Ctrl an arrow selects text or scrolls.
  for (const held of ['Shift', 'Control']) await press(`{${held}>}{ArrowRight}{/${held}}`, tool('Save'));
  await press('{ArrowRight}', tool('Export'));
  await press('{ArrowLeft}', tool('Save'));
  await press('{Home}', tool('Export'));
  await press('{End}', tool('Save'));
  await press('{Tab}', tool('Behind'));
  // It comes back to the tool that was left.
  await press('{Shift>}{Tab}{/Shift}', tool('Save'));
  await press('{Shift>}{Tab}{/Shift}', tool('Before'));
  await expect.element(tool('Save')).toHaveAttribute('tabindex', '0');
});

test('In right-to-left layout, the left arrow moves to the next tool', { tags: 'Z-05' }, async () => {
  await show(<Tools />, MIRRORED);
  await press('{Tab}{End}', tool('Save'));
  await press('{ArrowRight}', tool('Print'));
  await press('{ArrowLeft}{ArrowLeft}', tool('Export'));
  // In a text field the caret goes first: on to its end with the left arrow, then to the next tool.
  await press('{ArrowLeft}{Home}{ArrowLeft}{ArrowLeft}', find);
  await press('{ArrowLeft}', tool('Print'));
  await press('{ArrowRight}{Home}{ArrowRight}', tool('Export'));
});

function ClearedTools() {
  const [isSet, setSet] = useState(true);
  return (
    <Toolbar title="61 products">
      <Button>Export</Button>
      {isSet ? <Button onPress={() => setSet(false)}>Clear</Button> : null}
    </Toolbar>
  );
}

test('When the last tool goes with its press, Tab still reaches the others', { tags: 'Z-05' }, async () => {
  await show(<ClearedTools />);
  await press('{Tab}', tool('Export'));
  await press('{End}', tool('Clear'));
  await tool('Clear').click();
  await expect.element(tool('Clear')).not.toBeInTheDocument();
  await tool('Before').click();
  await press('{Tab}', tool('Export'));
});
