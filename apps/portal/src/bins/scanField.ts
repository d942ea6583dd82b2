import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import type { PlayScanSound } from '../shared/toasts/scanSounds.ts';
import type { Bins } from './binsState.ts';

/** Shows the result of a scan at the field, and plays its sound. */
export const createScanField = ({ state: { scan }, playSound }: { state: Bins; playSound: PlayScanSound }) => ({
  /** Shows why the scan was refused. */
  refuseScan(message: string | undefined): void {
    scan.error = message ?? SOMETHING_WRONG;
    playSound('scan-error');
  },
  confirmScan(): void {
    scan.error = undefined;
    playSound('scan-ok');
  },
  /** Removes the refusal of the last scan: the next action has begun. */
  forgetScan: (): void => void (scan.error = undefined),
});

export type ScanField = ReturnType<typeof createScanField>;
