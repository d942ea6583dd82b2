import { DEVICE, openKeptStorage } from './keptStorage.ts';

const KEY = 'config';

/** Keeps the configuration of the deployment on this device: without it no page starts without network [W-13]. */
export const keepConfig = (config: unknown): Promise<void> => openKeptStorage().write(DEVICE, KEY, config);

/** The configuration that was kept last; undefined without one. */
export const recallConfig = (): Promise<unknown> => openKeptStorage().read(DEVICE, KEY);
