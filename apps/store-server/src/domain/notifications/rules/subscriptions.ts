import { fieldProblem } from '../../../base/problems.ts';
import { isAtPushService } from '../../../base/pushServices.ts';
import { isPublicKey } from '../../../security/publicKeys.ts';

/** The first byte of a point that is not compressed (SEC 1, section 2.3.3). */
const UNCOMPRESSED = 4;

/** @throws ProblemError 422 for a subscription to which the store does not send */
export function refuseUnlessSubscription(
  { endpoint, p256dh }: { endpoint: string; p256dh: string },
  pushServices: readonly string[],
): void {
  if (!isAtPushService(endpoint, pushServices)) {
    throw fieldProblem(422, 'Unknown push service', '/endpoint', 'This is no address of a known push service.');
  }
  if (!isPoint(p256dh)) throw fieldProblem(422, 'Not a key', '/p256dh', 'This is no public key of a browser.');
}

/** Whether a text is a point of P-256 in base64url, as browsers write it. */
function isPoint(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  const [x, y] = [bytes.subarray(1, 33).toString('base64url'), bytes.subarray(33).toString('base64url')];
  return bytes.length === 65 && bytes[0] === UNCOMPRESSED && isPublicKey({ kty: 'EC', crv: 'P-256', x, y });
}
