/** The notices of this device. */
export interface Notices {
  serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistration'>;
}

/** The tag of the notice of a locked tablet, which says only how many wait. */
export const LOCKED_NOTICE = 'locked';

/** Closes the notices that a person has on this device. A browser may refuse it, e.g. in a private window. */
export async function closeNotices({ serviceWorker }: Notices, stays?: string): Promise<void> {
  const registration = await serviceWorker?.getRegistration().catch(() => undefined);
  const notices = await registration?.getNotifications().catch(() => []);
  for (const notice of notices ?? []) if (stays === undefined || notice.tag !== stays) notice.close();
}
