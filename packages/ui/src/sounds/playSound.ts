import { tunes, type SoundName } from './tunes.ts';

/** What became of a sound; `blocked` when the browser lets none play yet, or cannot. */
export type SoundOutcome = 'played' | 'blocked';

// One for the page: browsers allow only a few, and each starts mute until the person has touched the page.
let context: AudioContext | undefined;

/**
 * Plays a short sound, made on the spot. Never throws and never waits for permission: a browser that refuses (no touch
 * on the page yet, no device) answers 'blocked', and nothing else happens [N-04].
 */
export async function playSound(name: SoundName): Promise<SoundOutcome> {
  const audio = await wake();
  if (!audio) return 'blocked';
  try {
    for (const note of tunes[name]) strike(audio, note);
    return 'played';
  } catch {
    return 'blocked';
  }
}

/** Makes no sound: asks whether one may be made now. True after a touch on a page that was blocked before. */
export async function unlockSound(): Promise<boolean> {
  return (await wake()) !== undefined;
}

/** The page's audio, if the browser lets it sound. */
async function wake(): Promise<AudioContext | undefined> {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') {
      // Without a touch on the page this promise stays open for good, so it is not waited for beyond a moment.
      await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, RESUME_WITHIN_MS))]);
    }
    return context.state === 'running' ? context : undefined;
  } catch {
    return undefined;
  }
}

const RESUME_WITHIN_MS = 200;

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
