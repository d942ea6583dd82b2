'use client';

import { useState } from 'react';
import { PURPOSES } from './purposes.ts';

/**
 * The digits of a KioskKeypad, and the button that enters them once there are enough of them. While they are checked a
 * second press does nothing; afterwards the field is empty.
 * @param enter resolves when the digits were checked
 */
export function useKioskDigits(purpose: keyof typeof PURPOSES, enter: (digits: string) => Promise<unknown>) {
  const [value, setValue] = useState('');
  const [isPending, setPending] = useState(false);
  const onPress = async () => {
    setPending(true);
    await enter(value);
    setPending(false);
    setValue('');
  };
  return {
    keypad: { purpose, value, onChange: setValue },
    button: { isDisabled: value.length < PURPOSES[purpose].min || isPending, onPress: () => void onPress() },
  };
}
