/** Keys of ScanField only: the English text is the key; translations are in src/messages. */
export type ScanFieldText = 'Looking up' | 'Scan with the camera' | 'Scanner ready';
