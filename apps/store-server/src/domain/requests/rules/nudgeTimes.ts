import { NUDGE_FROM_MS, NUDGE_PAUSE_MS } from '@instore/api';
import { problem } from '../../../base/problems.ts';

interface Waiting {
  since: Date;
  nudgedAt: Date | null;
}

/** Why a nudge is refused. */
interface NudgeTexts {
  tooEarly: string;
  nudged: string;
}

/** @throws ProblemError 409 for what has not waited long enough, or was nudged just now [K-11] */
export function refuseNudgeTooSoon({ since, nudgedAt }: Waiting, now: Date, { tooEarly, nudged }: NudgeTexts): void {
  if (now.getTime() - since.getTime() < NUDGE_FROM_MS) throw problem(409, 'Too early', { detail: tooEarly });
  if (nudgedAt !== null && now.getTime() - nudgedAt.getTime() < NUDGE_PAUSE_MS) {
    throw problem(409, 'Nudged', { detail: nudged });
  }
}
