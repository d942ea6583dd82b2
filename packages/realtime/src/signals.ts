/** What the browser says about network and tab. Each `on…` returns a function that stops listening. */
export interface Signals {
  onOnline: (listener: () => void) => () => void;
  onOffline: (listener: () => void) => () => void;
  /** The tab is seen again: after another tab, a sleep, or a way back through the history. */
  onVisible: (listener: () => void) => () => void;
  isOnline: () => boolean;
}

/** The signals of a browser's window. */
export function browserSignals(view: Window): Signals {
  const listen = (target: EventTarget, type: string, listener: (event: Event) => void) => {
    target.addEventListener(type, listener);
    return () => target.removeEventListener(type, listener);
  };
  return {
    onOnline: (listener) => listen(view, 'online', listener),
    onOffline: (listener) => listen(view, 'offline', listener),
    onVisible: (listener) => {
      const seen = () => {
        if (view.document.visibilityState === 'visible') listener();
      };
      const ends = [listen(view.document, 'visibilitychange', seen), listen(view, 'pageshow', seen)];
      return () => ends.forEach((end) => end());
    },
    isOnline: () => view.navigator.onLine,
  };
}
