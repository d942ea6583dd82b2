/** What the page needs of its window. */
type HistoryPage = Pick<Window, 'history' | 'addEventListener'>;

/**
 * Keeps Back of the browser, its gesture and the key of a phone within an app whose screens have no addresses. The history
 * has one more entry of the same address, which holds nothing of the user. Back leaves that entry, which is made again.
 * @param onBack shows the screen before the present one
 */
export function keepBack({ history, addEventListener }: HistoryPage, onBack: () => void): void {
  const isKept = (): boolean => (history.state as { isKept?: boolean } | null)?.isKept === true;
  const keep = () => history.pushState({ isKept: true }, '');
  // After a reload the entry is still there.
  if (!isKept()) keep();
  addEventListener('popstate', () => {
    if (isKept()) return;
    keep();
    onBack();
  });
}
