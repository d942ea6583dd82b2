import { errors, type JWTPayload } from 'jose';

/**
 * Refuses a token that was issued in the future, or after a sign-in in the future; `jwtVerify` accepts both.
 * @throws JWTClaimValidationFailed
 */
export function refuseFuture(payload: JWTPayload, now: Date, toleranceSeconds: number): void {
  const latest = now.getTime() / 1000 + toleranceSeconds;
  for (const claim of ['iat', 'auth_time']) {
    if (Number(payload[claim] ?? 0) <= latest) continue;
    throw new errors.JWTClaimValidationFailed(`"${claim}" is in the future`, payload, claim, 'check_failed');
  }
}
