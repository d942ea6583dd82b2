/** Where everybody is told something. */
export const EVERYBODY = '/topic/messages';

/** Where one person is told something. */
export function inAppNotifications(userId: string): string {
  return `/user/${userId}/in-app-notifications`;
}

/** Whether a person may listen there: to what everybody is told, and to what is one's own. */
export function mayListen(userId: string, destination: string): boolean {
  return destination === EVERYBODY || destination === inAppNotifications(userId);
}
