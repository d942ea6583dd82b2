/** Longest name of a kiosk or tablet, in characters (contract, `KioskName`). */
export const DEVICE_NAME_MAX = 80;
