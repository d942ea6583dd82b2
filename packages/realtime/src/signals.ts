/** Events of the browser about network and tab. Each `on…` returns a function that stops listening. */
export interface Signals {
  onOnline: (listener: () => void) => () => void;
  onOffline: (listener: () => void) => () => void;
  /** The tab is visible again: after another tab, a sleep, or going back in the history. */
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
      const onChange = () => {
        if (view.document.visibilityState === 'visible') listener();
      };
      const stops = [listen(view.document, 'visibilitychange', onChange), listen(view, 'pageshow', onChange)];
      return () => stops.forEach((stop) => stop());
    },
    isOnline: () => view.navigator.onLine,
  };
}
