import { tunes, type SoundName } from './tunes.ts';

/** Result of playing a sound; `blocked` if the browser does not allow or support it. */
export type SoundOutcome = 'played' | 'blocked';

/** How long a browser may take to let a suspended context run before a touch on the page, in ms. */
const RESUME_WITHIN_MS = 200;

/** The same after a touch, which allows sounds: a slow device takes longer. */
const RESUME_TOUCHED_WITHIN_MS = 3000;

/** Whether a person has used the page (HTML, user activation); false where the browser does not tell. */
const isPageTouched = (): boolean => globalThis.navigator?.userActivation?.hasBeenActive ?? false;

/** Plays the sounds of one page. */
export interface SoundPlayer {
  /**
   * Plays a short, synthesised sound. Never throws and never waits for permission: a browser that refuses (no touch on
   * the page yet, no device) answers 'blocked'.
   */
  playSound: (name: SoundName) => Promise<SoundOutcome>;
  /** Asks, without a sound, whether sounds may be played now. True after a touch on a page that was blocked before. */
  unlockSound: () => Promise<boolean>;
}

/**
 * Creates the player of one page. It opens one audio context, at the first sound: browsers allow only a few.
 * @param open opens the audio context; may throw
 * @param isTouched whether a person has used the page. @default what the browser tells
 */
export function createSoundPlayer(open: () => AudioContext, isTouched = isPageTouched): SoundPlayer {
  let context: AudioContext | undefined;

  /** The audio context, if the browser lets it run. */
  const wake = async (): Promise<AudioContext | undefined> => {
    try {
      context ??= open();
      if (context.state === 'suspended') {
        // Without a touch on the page `resume` never settles, so it is waited for only a moment.
        const within = isTouched() ? RESUME_TOUCHED_WITHIN_MS : RESUME_WITHIN_MS;
        await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, within))]);
      }
      return context.state === 'running' ? context : undefined;
    } catch {
      return undefined;
    }
  };

  return {
    async playSound(name) {
      const audio = await wake();
      if (!audio) return 'blocked';
      try {
        for (const note of tunes[name]) strike(audio, note);
        return 'played';
      } catch {
        return 'blocked';
      }
    },
    unlockSound: async () => (await wake()) !== undefined,
  };
}

/** The player of this page. */
export const { playSound, unlockSound } = /* @__PURE__ */ createSoundPlayer(() => new AudioContext());

/** One note: struck hard, fading out, like a knock on a box. */
function strike(audio: AudioContext, note: (typeof tunes)[SoundName][number]): void {
  const start = audio.currentTime + note.at;
  const oscillator = new OscillatorNode(audio, { type: note.shape, frequency: note.hertz });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(note.gain, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.seconds);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + note.seconds);
}
