import { DEVICE_OFFLINE_MS, type Device } from '@instore/api';
import { shortTime } from '../format/formatTime.ts';
import type { SayText } from '../texts/portalText.ts';

type Health = Pick<Device, 'seenAt' | 'version' | 'battery' | 'isCharging'>;

/** Whether a device has not said how it is for some minutes. One that never did is not known to be offline. */
export const isOffline = ({ seenAt }: Pick<Device, 'seenAt'>, now: number): boolean =>
  Boolean(seenAt) && now - Date.parse(seenAt ?? '') > DEVICE_OFFLINE_MS;

/** How a device is, in one line: "Offline since 13:52 · Version 2.7.4 · Battery 9 %". */
export function healthWords(
  device: Health,
  { now, say, locale }: { now: number; say: SayText; locale: string },
): string {
  const { seenAt, version, battery, isCharging } = device;
  if (!seenAt) return say('Not seen yet');
  const time = shortTime(seenAt, locale);
  const charge =
    battery === null || battery === undefined
      ? say('Battery not known')
      : isCharging
        ? say('Battery {percent} %, charging', { percent: battery })
        : say('Battery {percent} %', { percent: battery });
  return [
    isOffline(device, now) ? say('Offline since {time}', { time }) : say('Seen at {time}', { time }),
    version ? say('Version {version}', { version }) : undefined,
    charge,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}
