import { FrameImpl, type IFrame, Parser } from '@stomp/stompjs';

/** Why a frame is refused. It ends the connection with an ERROR frame. */
export class Refusal extends Error {
  /** The receipt that the refused frame requested. */
  readonly receipt: string | undefined;

  constructor(message: string, receipt?: string) {
    super(message);
    this.name = 'Refusal';
    this.receipt = receipt;
  }
}

/** Reads the frames in the bytes of a socket; throws a Refusal for malformed ones. */
export type FrameReader = (chunk: Uint8Array) => IFrame[];

/**
 * Creates a reader for one socket. The parser of stompjs has no limits (with a malformed `content-length` it collects
 * forever), so the reader counts the bytes and checks the headers.
 * @param onHeartbeat called for each end of line between frames
 */
export function createReader(maxFrameBytes: number, onHeartbeat: () => void): FrameReader {
  let frames: IFrame[] = [];
  let refusal: Refusal | undefined;
  let unfinished = 0;
  const parser = new Parser(
    (raw) => {
      unfinished = 0;
      // Not thrown: the parser swallows exceptions.
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
    // In steps, so that a frame above the limit is refused before the rest of the message is collected.
    for (let at = 0; at < chunk.length && refusal === undefined; at += STEP) {
      const step = chunk.subarray(at, at + STEP);
      unfinished += step.length;
      // Copied: the parser reads the whole memory of a Buffer, which Node.js shares between Buffers.
      parser.parseChunk(Uint8Array.from(step).buffer);
      if (unfinished > maxFrameBytes + STEP) refusal ??= new Refusal('The frame is too large');
    }
    if (refusal !== undefined && frames.length === 0) throw refusal;
    return frames;
  };
}

const STEP = 1024;

/** What is wrong with a frame. STOMP 1.2 forbids unknown escapes; a line break in a name means a missing colon. */
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
  // The result is text, because the body is text.
  return FrameImpl.marshall({ command, headers, body, escapeHeaderValues: true }) as string;
}
