import type { Device } from '@instore/api';
import { useApp } from '../../app/context.ts';
import { healthWords } from './deviceHealth.ts';
import { useLocale, useSay } from '../language/useLanguage.ts';
import { useNow } from '../components/useNow.ts';

/** How often a list of devices is compared with the clock, ms. */
const TICK_MS = 30_000;

/** Gives the line that says how a device is [D-05]. */
export function useDeviceHealth(): (device: Parameters<typeof healthWords>[0] & Pick<Device, 'deviceId'>) => string {
  const say = useSay();
  const locale = useLocale();
  const now = useNow(useApp().environment.clock, TICK_MS, true);
  return (device) => healthWords(device, { now, say, locale });
}
