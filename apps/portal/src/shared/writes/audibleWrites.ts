import type { Result } from '@instore/api';
import type { ScanSound } from '../toasts/dependencies.ts';
import { Writes } from './writes.ts';

/** Writes that play a sound at their end: in the stockroom a person need not look at the screen. */
export class AudibleWrites extends Writes {
  /** @param play plays a sound; one that cannot be played is no error */
  constructor(
    private readonly play: (sound: ScanSound) => Promise<unknown>,
    newKey?: () => string,
  ) {
    super(newKey);
  }

  override async send<Data>(
    intent: string,
    call: (key: string) => Promise<Result<Data>>,
  ): Promise<Result<Data> | undefined> {
    const answer = await super.send(intent, call);
    if (answer) this.play(answer.ok ? 'scan-ok' : 'scan-error').catch(() => undefined);
    return answer;
  }
}
