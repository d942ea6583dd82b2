// React Aria's toast is still unstable: its names are written here and nowhere else.
import { UNSTABLE_ToastQueue as AriaToastQueue, type QueuedToast } from 'react-aria-components/Toast';

export {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastList as AriaToastList,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
export type { QueuedToast };

/** A queue that remembers that it is paused, since React Aria forgets it for toasts that come later (react-spectrum#8131). */
export class PausableQueue<Content> extends AriaToastQueue<Content> {
  isPaused = false;
  #listeners = new Set<() => void>();

  override pauseAll(): void {
    this.#set(true);
  }

  override resumeAll(): void {
    this.#set(false);
  }

  onPause = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(isPaused: boolean): void {
    if (this.isPaused === isPaused) return;
    this.isPaused = isPaused;
    for (const listener of this.#listeners) listener();
  }
}
