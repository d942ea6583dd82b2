/** Digits of a PIN (contract, `Pin`). */
export const PIN_LENGTH = 6;

/** Longest name of a tablet, in characters (contract, `KioskName`). */
export const NAME_MAX = 80;
