/** What ScanField says by itself. */
export type ScanFieldText = 'Looking it up' | 'Scanner ready';
