import { readFile } from 'node:fs/promises';
import { inject, vi } from 'vitest';

/** Before each file: waits until the packages are packed and installed, which a busy machine needs minutes for. */
const failure = await vi.waitFor(() => readFile(inject('packed'), 'utf8'), { timeout: 600_000, interval: 100 });
if (failure !== '') throw new Error(failure);
