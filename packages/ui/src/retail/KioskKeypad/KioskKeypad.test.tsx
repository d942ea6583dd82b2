import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { KioskKeypad, type KioskKeypadProps } from './KioskKeypad.tsx';
import { useKioskDigits } from './useKioskDigits.ts';

async function open(props: Partial<KioskKeypadProps>) {
  const onChange = vi.fn();
  await show(<KioskKeypad purpose="number" value="" onChange={onChange} {...props} />);
  return onChange;
}

test('A refusal is said until the next digit is typed', { tags: 'C-09' }, async () => {
  await open({ value: '1', refusal: 'unknownNumber' });
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
});

test('Zero is a digit like all others', { tags: 'C-09' }, async () => {
  const onChange = await open({ value: '1' });
  await named('button', '0').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('10');
});

test('A number has at most four digits, and Clear removes all of them', { tags: 'C-09' }, async () => {
  const onChange = await open({ value: '1027' });
  await named('button', '5').click();
  expect(onChange).not.toHaveBeenCalled();
  await named('button', 'Clear').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
});

function Number({ enter }: { enter: (digits: string) => Promise<unknown> }) {
  const { keypad, button } = useKioskDigits('number', enter);
  return (
    <>
      <KioskKeypad {...keypad} />
      <button type="button" disabled={button.isDisabled} onClick={button.onPress}>
        Show it
      </button>
    </>
  );
}

test('While a number is checked it is not entered again; afterwards the field is empty', { tags: 'C-09' }, async () => {
  let answer: (value?: unknown) => void = () => undefined;
  const enter = vi.fn(() => new Promise((resolve) => (answer = resolve)));
  await show(<Number enter={enter} />);
  for (const digit of ['1', '2', '7']) await named('button', digit).click();
  await named('button', 'Show it').click();
  await expect.element(named('button', 'Show it')).toBeDisabled();
  await expect.element(page.getByRole('status')).toHaveTextContent('127');
  answer();
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  expect(enter).toHaveBeenCalledExactlyOnceWith('127');
});
