'use client';

import { useState } from 'react';

/**
 * The digits of a KioskKeypad, and the button that enters them once there are `min`. While they are checked a second press
 * does nothing; afterwards the field is empty.
 * @param enter resolves when the digits were checked
 */
export function useKioskDigits(min: number, enter: (digits: string) => Promise<unknown>) {
  const [value, setValue] = useState('');
  const [isPending, setPending] = useState(false);
  const onPress = async () => {
    setPending(true);
    await enter(value);
    setPending(false);
    setValue('');
  };
  return {
    keypad: { value, onChange: setValue },
    button: { isDisabled: value.length < min || isPending, onPress: () => void onPress() },
  };
}
