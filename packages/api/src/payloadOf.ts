/**
 * Reads the payload of a session's JWT (RFC 7519): `user_id` is the id of the person in calls and topics, `sub` the id at
 * the sign-in provider. It does not verify the token; the server does on each call.
 * `undefined` for anything that is no JWT.
 */
export function payloadOf(token: string): Record<string, unknown> | undefined {
  try {
    const part = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.codePointAt(0) ?? 0);
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
