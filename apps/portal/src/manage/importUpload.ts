import { type Api, type Failure, type FileImport, IMPORT_PART_BYTES } from '@instore/api';
import { proxy } from 'valtio';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';

/** After a break of the connection the upload goes on by itself, ms. */
export const CONTINUE_AFTER_MS = 5_000;

/** The upload of this device. */
export interface Upload {
  /** The import whose file it sends; undefined for none. */
  importId: string | undefined;
  /** Bytes that have arrived. */
  sent: number;
  size: number;
  /** Why the upload waits; it continues without a press. */
  error: string | undefined;
}

/** Answers after which the same part is refused again. */
const REFUSALS: ReadonlySet<Failure['kind']> = new Set(['forbidden', 'not-found', 'conflict', 'invalid']);

const NOTHING: Upload = { importId: undefined, sent: 0, size: 0, error: undefined };

interface UploadParts {
  api: Pick<Api, 'store'>;
  /** Runs once after `ms` milliseconds. Returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
  onAnswer: (shown: FileImport) => void;
  /** The store takes no more of the file: it was cancelled, or given up. */
  onRefused: (importId: string, message: string) => void;
}

/** Sends a file part by part. It goes on while other pages of the portal are open. */
export class UploadStore {
  readonly state = proxy<Upload>({ ...NOTHING });
  private readonly parts: UploadParts;
  private ending = new AbortController();
  private stopWaiting = () => {};
  private resume = async () => {};

  constructor(parts: UploadParts) {
    this.parts = parts;
  }

  /** Sends the file of an import that has begun. */
  begin(begun: FileImport, file: File): Promise<void> {
    this.clear();
    this.ending = new AbortController();
    Object.assign(this.state, { importId: begun.id, sent: begun.received, size: begun.size });
    this.resume = () => this.send(begun.id, file, this.ending.signal);
    return this.resume();
  }

  /** Goes on at once after a break. */
  async goOn(): Promise<void> {
    if (this.state.error === undefined) return;
    this.stopWaiting();
    this.state.error = undefined;
    await this.resume();
  }

  /** Ends the upload of an import. */
  end(importId: string): void {
    if (this.state.importId === importId) this.clear();
  }

  private async send(importId: string, file: File, signal: AbortSignal): Promise<void> {
    const { state, parts } = this;
    while (state.sent < state.size) {
      const body = file.slice(state.sent, state.sent + IMPORT_PART_BYTES);
      const answer = await parts.api.store.putImportPart({ importId, offset: state.sent, body }, { signal });
      if (signal.aborted) return;
      if (!answer.ok) {
        this.stop(importId, answer);
        return;
      }
      Object.assign(state, { sent: answer.data.received, error: undefined });
      parts.onAnswer(answer.data);
    }
    this.clear();
  }

  /** A part that the store refuses ends the upload; after anything else it is sent again. */
  private stop(importId: string, { kind, message = SOMETHING_WRONG }: Failure): void {
    if (REFUSALS.has(kind)) {
      this.clear();
      this.parts.onRefused(importId, message);
      return;
    }
    this.state.error = message;
    this.stopWaiting = this.parts.after(CONTINUE_AFTER_MS, () => void this.goOn());
  }

  private clear(): void {
    this.stopWaiting();
    this.ending.abort();
    Object.assign(this.state, NOTHING);
  }
}
