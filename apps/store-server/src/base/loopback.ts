import { SettingsError } from './startErrors.ts';

/** Whether a host name or address can only be reached from this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/**
 * Refuses an address that other machines can reach, because the local sign-in has no passwords.
 * @throws SettingsError
 */
export function refuseUnlessLoopback(host: string): void {
  if (isLoopback(host)) return;
  throw new SettingsError([
    `HOST: the local sign-in has no passwords, so it refuses to listen on ${host}; use 127.0.0.1, or configure a real identity provider with IDENTITY`,
  ]);
}
