import { FrameImpl, type IFrame, Parser } from '@stomp/stompjs';

/** Something that a client sent and that cannot be accepted. Ends its connection with an ERROR frame. */
export class Refusal extends Error {
  /** The receipt that the refused frame asked for. */
  readonly receipt: string | undefined;

  constructor(message: string, receipt?: string) {
    super(message);
    this.name = 'Refusal';
    this.receipt = receipt;
  }
}

/** Takes what arrives on a socket; throws a Refusal for what is no frame. */
export type FrameReader = (chunk: Uint8Array) => IFrame[];

/**
 * Reads frames. The parser that is used has no limits of its own (a `content-length` that is no number makes it
 * collect for ever), so bytes are counted here and the headers are checked.
 * @param onHeartbeat called for each end of line between frames
 */
export function createReader(maxFrameBytes: number, onHeartbeat: () => void): FrameReader {
  let frames: IFrame[] = [];
  let refusal: Refusal | undefined;
  let unfinished = 0;
  const parser = new Parser(
    (raw) => {
      unfinished = 0;
      // The parser swallows what is thrown in here.
      const wrong = faultOf(raw.headers, raw.binaryBody?.length ?? 0);
      if (wrong !== undefined) refusal ??= new Refusal(wrong);
      else if (refusal === undefined) frames.push(FrameImpl.fromRawFrame(raw, true));
    },
    () => {
      unfinished = 0;
      onHeartbeat();
    },
  );
  return (chunk) => {
    frames = [];
    // In steps, so that a frame beyond the limit is noticed before the rest of a message is collected.
    for (let at = 0; at < chunk.length && refusal === undefined; at += STEP) {
      const step = chunk.subarray(at, at + STEP);
      unfinished += step.length;
      // A copy: the parser reads the whole memory behind a Buffer, which Node shares among several.
      parser.parseChunk(Uint8Array.from(step).buffer);
      if (unfinished > maxFrameBytes + STEP) refusal ??= new Refusal('The frame is too large');
    }
    if (refusal !== undefined && frames.length === 0) throw refusal;
    return frames;
  };
}

const STEP = 1024;

/** Escapes that STOMP 1.2 does not define are a fatal error; an end of line in a header's name means it had no colon. */
function faultOf(headers: [string, string][], bodyLength: number): string | undefined {
  if (headers.some(([name]) => name.includes('\n') || name === '')) return 'The frame has a header without a name';
  if (headers.some(([, value]) => /\\(?![rnc\\])/.test(value.replaceAll('\\\\', '')))) {
    return 'The frame has a header with an unknown escape';
  }
  const length = headers.find(([name]) => name === 'content-length')?.[1];
  return length !== undefined && Number(length) !== bodyLength ? 'The frame has a wrong content-length' : undefined;
}

/** Writes a frame as text. */
export function writeFrame(command: string, headers: Record<string, string>, body = ''): string {
  // Without a binary body the library writes text.
  return FrameImpl.marshall({ command, headers, body, escapeHeaderValues: true }) as string;
}
