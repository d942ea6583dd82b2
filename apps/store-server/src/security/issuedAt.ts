import { errors, type JWTPayload } from 'jose';

/**
 * Refuses a token that was issued in the future, which `jwtVerify` accepts.
 * @throws JWTClaimValidationFailed
 */
export function refuseFuture(payload: JWTPayload, now: Date, toleranceSeconds: number): void {
  if ((payload.iat ?? 0) <= now.getTime() / 1000 + toleranceSeconds) return;
  throw new errors.JWTClaimValidationFailed('"iat" is in the future', payload, 'iat', 'check_failed');
}
