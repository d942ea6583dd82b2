import type { ScanSound } from './dependencies.ts';

/** Plays the sound of a scan, so that a person need not look at the screen. One that cannot be played is no error. */
export type PlayScanSound = (sound: ScanSound) => void;

/** Creates the function that plays the sound of a scan. @param play rejects if the sound cannot be played */
export const scanSounds =
  (play: (sound: ScanSound) => Promise<unknown>): PlayScanSound =>
  (sound) =>
    void play(sound).catch(() => undefined);
