import { normaliseBarcode } from '../ScanField/normaliseBarcode.ts';
import type { ScanClock } from '../ScanField/scanBurst.ts';
import { faultOf, type Camera, type CameraFault, type CameraName, type OpenCamera } from './camera.ts';
import type { CameraView } from './cameraView.ts';
import type { Decoder } from './decoder.ts';
import { createSightings, type Sightings } from './sightings.ts';

/** Interval of the pictures that are read, in ms: a barcode is scanned within 0.2 s, and an old tablet keeps up. */
export const PICTURE_EVERY_MS = 100;

/** Whether the page is shown; tests pass their own. */
export interface PageVisibility {
  isHidden: () => boolean;
  /** Calls `listener` on each change. Returns the function that stops it. */
  onChange: (listener: () => void) => () => void;
}

export interface CameraSessionOptions {
  camera: Camera;
  createDecoder: () => Decoder;
  clock: ScanClock;
  page: PageVisibility;
}

/** What the scanner shows. */
export interface CameraFacts {
  /** `paused` while the page is hidden. */
  readonly status: 'closed' | 'starting' | 'scanning' | 'paused' | 'failed';
  /** Set while `status` is `failed`. */
  readonly fault: CameraFault | undefined;
  /** Empty until a camera has been opened. */
  readonly cameras: readonly CameraName[];
  readonly cameraId: string | undefined;
  readonly hasLight: boolean;
  readonly isLit: boolean;
  /** Number of scans since the session was created. */
  readonly scans: number;
  /** The last scan. */
  readonly last: string | undefined;
}

/** Scans continuously with a camera until it is closed. */
export interface CameraSession {
  current: () => CameraFacts;
  /** Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Opens the camera. `onScan` gets each scan; a UPC-A is passed as an EAN-13. */
  open: (view: CameraView, onScan: (barcode: string) => void) => void;
  /** Ends everything that uses the camera. */
  close: () => void;
  /** Opens the camera again after a fault. */
  retry: () => void;
  /** Changes to another camera, which later openings of this session use, too. */
  choose: (cameraId: string) => void;
  setLight: (isOn: boolean) => Promise<void>;
}

/** One use of the camera, from opening to closing. */
interface Run {
  isOver: boolean;
  opened?: OpenCamera;
  decoder?: Decoder;
  cancelNext?: () => void;
}

interface SessionParts {
  readonly deps: CameraSessionOptions;
  readonly listeners: Set<() => void>;
  readonly sightings: Sightings;
  facts: CameraFacts;
  view?: CameraView;
  onScan?: (barcode: string) => void;
  run?: Run | undefined;
  chosenId?: string;
}

const NO_LIGHT = { hasLight: false, isLit: false } as const;

export function createCameraSession(deps: CameraSessionOptions): CameraSession {
  const session: SessionParts = {
    deps,
    listeners: new Set(),
    sightings: createSightings(),
    facts: {
      status: 'closed',
      fault: undefined,
      cameras: [],
      cameraId: undefined,
      ...NO_LIGHT,
      scans: 0,
      last: undefined,
    },
  };
  let stopWatching = () => {};
  return {
    current: () => session.facts,
    subscribe(listener) {
      session.listeners.add(listener);
      return () => void session.listeners.delete(listener);
    },
    open(view, onScan) {
      Object.assign(session, { view, onScan });
      stopWatching = deps.page.onChange(() => followPage(session));
      if (deps.page.isHidden()) change(session, { status: 'paused' });
      else void start(session);
    },
    close() {
      stopWatching();
      end(session, { status: 'closed', fault: undefined });
    },
    retry: () => void start(session),
    choose(cameraId) {
      session.chosenId = cameraId;
      void start(session);
    },
    setLight: (isOn) => setLight(session, isOn),
  };
}

function change(session: SessionParts, facts: Partial<CameraFacts>): void {
  session.facts = { ...session.facts, ...facts };
  for (const listener of session.listeners) listener();
}

/** A camera must not run behind another tab or a locked screen. */
function followPage(session: SessionParts): void {
  if (session.deps.page.isHidden()) {
    if (session.run) end(session, { status: 'paused' });
  } else if (session.facts.status === 'paused') {
    void start(session);
  }
}

/** Ends the current use of the camera. */
function end(session: SessionParts, facts: Partial<CameraFacts>): void {
  const { run } = session;
  session.run = undefined;
  if (run) {
    run.isOver = true;
    run.cancelNext?.();
    run.opened?.close();
    run.decoder?.close();
    void session.view?.show(undefined);
  }
  change(session, { ...NO_LIGHT, ...facts });
}

async function start(session: SessionParts): Promise<void> {
  end(session, { status: 'starting', fault: undefined });
  const run: Run = { isOver: false };
  session.run = run;
  const fail = (fault: CameraFault) => {
    if (!run.isOver) end(session, { status: 'failed', fault });
  };
  let canDecode: Promise<boolean>;
  try {
    // Loaded while the user is asked for access.
    run.decoder = session.deps.createDecoder();
    canDecode = run.decoder.ready.then(
      () => true,
      () => false,
    );
  } catch {
    return fail('no decoder');
  }
  try {
    await showPicture(session, run, () => fail('busy'));
  } catch (error) {
    return fail(faultOf(error));
  }
  if (!(await canDecode)) return fail('no decoder');
  if (run.isOver) return;
  change(session, { status: 'scanning' });
  await readPictures(session, run, () => fail('no decoder'));
}

async function showPicture(session: SessionParts, run: Run, onLost: () => void): Promise<void> {
  const { camera } = session.deps;
  const opened = await openChosen(camera, session.chosenId);
  // Closed before access was allowed: the camera must not stay on.
  if (run.isOver) return opened.close();
  run.opened = opened;
  opened.onLost(onLost);
  change(session, { hasLight: opened.hasLight, cameraId: opened.id });
  await session.view?.show(opened.stream);
  const cameras = await camera.list().catch(() => []);
  if (!run.isOver) change(session, { cameras });
}

/** The chosen camera may have been unplugged since. */
async function openChosen(camera: Camera, id: string | undefined): Promise<OpenCamera> {
  try {
    return await camera.open(id);
  } catch (error) {
    if (id === undefined || faultOf(error) !== 'none') throw error;
    return camera.open();
  }
}

/** Reads the picture that is shown, again and again until the run is over or the decoder fails. */
async function readPictures(session: SessionParts, run: Run, onFailure: () => void): Promise<void> {
  const { clock } = session.deps;
  while (!run.isOver) {
    const startedAt = clock.now();
    const picture = await session.view?.capture();
    if (run.isOver) return picture?.close();
    let barcodes: readonly string[] = [];
    try {
      if (picture && run.decoder) barcodes = await run.decoder.read(picture);
    } catch {
      return onFailure();
    }
    if (run.isOver) return;
    take(session, barcodes);
    await new Promise<void>((resolve) => {
      run.cancelNext = clock.after(Math.max(0, PICTURE_EVERY_MS - (clock.now() - startedAt)), resolve);
    });
  }
}

function take(session: SessionParts, barcodes: readonly string[]): void {
  const seen = session.sightings.see(barcodes, session.deps.clock.now());
  if (seen === undefined) return;
  const last = normaliseBarcode(seen);
  change(session, { scans: session.facts.scans + 1, last });
  session.onScan?.(last);
}

async function setLight(session: SessionParts, isOn: boolean): Promise<void> {
  const { run } = session;
  try {
    await run?.opened?.setLight(isOn);
  } catch {
    // Some devices refuse the light while the battery is low: the button keeps its state.
    return;
  }
  if (run && !run.isOver) change(session, { isLit: isOn });
}
