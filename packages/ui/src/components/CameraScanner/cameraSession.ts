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

export interface CameraSessionDeps {
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

interface Context {
  readonly deps: CameraSessionDeps;
  readonly listeners: Set<() => void>;
  readonly sightings: Sightings;
  facts: CameraFacts;
  view?: CameraView;
  onScan?: (barcode: string) => void;
  run?: Run | undefined;
  chosenId?: string;
}

const NO_LIGHT = { hasLight: false, isLit: false } as const;

export function createCameraSession(deps: CameraSessionDeps): CameraSession {
  const context: Context = {
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
    current: () => context.facts,
    subscribe(listener) {
      context.listeners.add(listener);
      return () => void context.listeners.delete(listener);
    },
    open(view, onScan) {
      Object.assign(context, { view, onScan });
      stopWatching = deps.page.onChange(() => followPage(context));
      if (deps.page.isHidden()) change(context, { status: 'paused' });
      else void start(context);
    },
    close() {
      stopWatching();
      end(context, { status: 'closed', fault: undefined });
    },
    retry: () => void start(context),
    choose(cameraId) {
      context.chosenId = cameraId;
      void start(context);
    },
    setLight: (isOn) => setLight(context, isOn),
  };
}

function change(context: Context, facts: Partial<CameraFacts>): void {
  context.facts = { ...context.facts, ...facts };
  for (const listener of context.listeners) listener();
}

/** A camera must not run behind another tab or a locked screen. */
function followPage(context: Context): void {
  if (context.deps.page.isHidden()) {
    if (context.run) end(context, { status: 'paused' });
  } else if (context.facts.status === 'paused') {
    void start(context);
  }
}

/** Ends the current use of the camera. */
function end(context: Context, facts: Partial<CameraFacts>): void {
  const { run } = context;
  context.run = undefined;
  if (run) {
    run.isOver = true;
    run.cancelNext?.();
    run.opened?.close();
    run.decoder?.close();
    void context.view?.show(undefined);
  }
  change(context, { ...NO_LIGHT, ...facts });
}

async function start(context: Context): Promise<void> {
  end(context, { status: 'starting', fault: undefined });
  const run: Run = { isOver: false };
  context.run = run;
  const fail = (fault: CameraFault) => {
    if (!run.isOver) end(context, { status: 'failed', fault });
  };
  let canDecode: Promise<boolean>;
  try {
    // Loaded while the user is asked for access.
    run.decoder = context.deps.createDecoder();
    canDecode = run.decoder.ready.then(
      () => true,
      () => false,
    );
  } catch {
    return fail('no decoder');
  }
  try {
    await showPicture(context, run, () => fail('busy'));
  } catch (error) {
    return fail(faultOf(error));
  }
  if (!(await canDecode)) return fail('no decoder');
  if (run.isOver) return;
  change(context, { status: 'scanning' });
  await readPictures(context, run, () => fail('no decoder'));
}

async function showPicture(context: Context, run: Run, onLost: () => void): Promise<void> {
  const { camera } = context.deps;
  const opened = await openChosen(camera, context.chosenId);
  // Closed before access was allowed: the camera must not stay on.
  if (run.isOver) return opened.close();
  run.opened = opened;
  opened.onLost(onLost);
  change(context, { hasLight: opened.hasLight, cameraId: opened.id });
  await context.view?.show(opened.stream);
  const cameras = await camera.list().catch(() => []);
  if (!run.isOver) change(context, { cameras });
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
async function readPictures(context: Context, run: Run, onFailure: () => void): Promise<void> {
  const { clock } = context.deps;
  while (!run.isOver) {
    const startedAt = clock.now();
    const picture = await context.view?.capture();
    if (run.isOver) return picture?.close();
    let barcodes: readonly string[] = [];
    try {
      if (picture && run.decoder) barcodes = await run.decoder.read(picture);
    } catch {
      return onFailure();
    }
    if (run.isOver) return;
    take(context, barcodes);
    await new Promise<void>((resolve) => {
      run.cancelNext = clock.after(Math.max(0, PICTURE_EVERY_MS - (clock.now() - startedAt)), resolve);
    });
  }
}

function take(context: Context, barcodes: readonly string[]): void {
  const seen = context.sightings.see(barcodes, context.deps.clock.now());
  if (seen === undefined) return;
  const last = normaliseBarcode(seen);
  change(context, { scans: context.facts.scans + 1, last });
  context.onScan?.(last);
}

async function setLight(context: Context, isOn: boolean): Promise<void> {
  const { run } = context;
  try {
    await run?.opened?.setLight(isOn);
  } catch {
    // Some devices refuse the light while the battery is low: the button keeps its state.
    return;
  }
  if (run && !run.isOver) change(context, { isLit: isOn });
}
