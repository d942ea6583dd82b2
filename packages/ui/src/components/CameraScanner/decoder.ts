/** Reads barcodes from pictures; tests pass their own. */
export interface Decoder {
  /** Resolves when it can read. Rejects if its code cannot be loaded. */
  readonly ready: Promise<void>;
  /** The barcodes in a picture, the one nearest to its middle first. One call at a time; it closes the picture. */
  read: (picture: ImageBitmap) => Promise<readonly string[]>;
  /** Ends it. Calls in flight never resolve. */
  close: () => void;
}

/** A message from the worker. */
export type DecoderAnswer =
  | { kind: 'ready' }
  | { kind: 'read'; barcodes: readonly string[] }
  | { kind: 'failed'; detail: string };

/** Starts a worker that reads barcodes with WebAssembly, in every browser and without a network (ADR 36). */
export function createDecoder(): Decoder {
  const worker = new Worker(new URL('./decodeWorker.ts', import.meta.url), { type: 'module' });
  const ready = nextAnswer(worker).then(() => undefined);
  return {
    ready,
    async read(picture) {
      await ready;
      const answer = nextAnswer(worker);
      worker.postMessage(picture, [picture]);
      const found = await answer;
      return found.kind === 'read' ? found.barcodes : [];
    },
    close: () => worker.terminate(),
  };
}

/** The next message of the worker. Rejects if the worker cannot start or fails. */
function nextAnswer(worker: Worker): Promise<DecoderAnswer> {
  const listening = new AbortController();
  const once = { signal: listening.signal };
  const answer = new Promise<DecoderAnswer>((resolve, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), once);
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<DecoderAnswer>) =>
        data.kind === 'failed' ? reject(new Error(data.detail)) : resolve(data),
      once,
    );
  });
  return answer.finally(() => listening.abort());
}
