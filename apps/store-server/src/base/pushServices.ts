/**
 * The push services of the browsers: Chrome and other Chromium browsers, Firefox, Edge on Windows, Safari. `*.` stands
 * for any name below.
 */
export const PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

/**
 * Whether an endpoint is at one of the push services. Without this check a person could let the store send requests to
 * any host.
 * @param services hosts, with a port if it is not 443
 */
export function isAtPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return services.some((service) => (service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service));
}

/** Whether a browser ends a subscription whose messages show no notice (Safari). */
export const mustShow = (endpoint: string): boolean => isAtPushService(endpoint, ['*.push.apple.com']);
