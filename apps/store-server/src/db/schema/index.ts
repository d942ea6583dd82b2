export * from './catalogue.ts';
export * from './messaging.ts';
export * from './notifications.ts';
export * from './people.ts';
export * from './requests.ts';
export * from './stock.ts';
export * from './stores.ts';
export * from './tryouts.ts';
