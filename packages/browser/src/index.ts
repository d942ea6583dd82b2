export { applyBrand } from './applyBrand.ts';
export { keepBack } from './keepBack.ts';
export { ConfigError, readConfig } from './readConfig.ts';
export { payloadOf } from './payloadOf.ts';
export { installServiceWorker, type OnNewVersion } from './serviceWorker.ts';
export type { TrustingPage } from './trustedTypes.ts';
export { memoryStorage, storageOf } from './storage.ts';
export { readJson, writeJson } from './storedJson.ts';
