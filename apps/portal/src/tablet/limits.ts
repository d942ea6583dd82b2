/** Digits of a PIN (contract, `Pin`). */
export const PIN_LENGTH = 6;
