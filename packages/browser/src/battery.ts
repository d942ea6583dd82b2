/** The charge of the device, where the browser tells it. */
export interface Battery {
  /** Percent. */
  battery?: number;
  isCharging?: boolean;
}

interface BatteryManager {
  /** From 0 to 1. */
  level: number;
  charging: boolean;
}

/** Reads the charge of the device. Firefox and Safari do not tell it: the answer is then empty. Never throws. */
export async function readBattery(navigator: object): Promise<Battery> {
  if (!('getBattery' in navigator) || typeof navigator.getBattery !== 'function') return {};
  try {
    const { level, charging } = (await navigator.getBattery()) as BatteryManager;
    return { battery: Math.round(level * 100), isCharging: charging };
  } catch {
    return {};
  }
}
