/** The event that a sound signals. */
export type SoundName = 'request' | 'notification' | 'scan-ok' | 'scan-error';

interface Note {
  /** Seconds after the start. */
  at: number;
  hertz: number;
  seconds: number;
  /** 0 to 1; low, since several tablets may stand on one counter. */
  gain: number;
  shape: 'sine' | 'triangle' | 'square';
}

/**
 * The notes of each sound. A request rises twice, a notification is one soft bell, a good scan a short high tick, a bad
 * scan two low buzzes. All are between 200 and 1,800 Hz, where the speakers of tablets are loud.
 */
export const tunes: Record<SoundName, readonly Note[]> = {
  request: [
    { at: 0, hertz: 659, seconds: 0.16, gain: 0.3, shape: 'triangle' },
    { at: 0.13, hertz: 988, seconds: 0.3, gain: 0.3, shape: 'triangle' },
    { at: 0.5, hertz: 659, seconds: 0.16, gain: 0.3, shape: 'triangle' },
    { at: 0.63, hertz: 988, seconds: 0.4, gain: 0.3, shape: 'triangle' },
  ],
  notification: [
    { at: 0, hertz: 880, seconds: 0.5, gain: 0.22, shape: 'sine' },
    { at: 0, hertz: 1760, seconds: 0.25, gain: 0.06, shape: 'sine' },
  ],
  'scan-ok': [{ at: 0, hertz: 1568, seconds: 0.09, gain: 0.18, shape: 'sine' }],
  'scan-error': [
    { at: 0, hertz: 208, seconds: 0.14, gain: 0.16, shape: 'square' },
    { at: 0.2, hertz: 208, seconds: 0.22, gain: 0.16, shape: 'square' },
  ],
};
