// Generated from openapi.yaml by "pnpm generate": do not edit.
import type { Operation } from '../operation.ts';
const DevicePerson = { id: 'string', name: 'string', state: 'string' } as const;
const Device = { deviceId: 'string', kind: 'string', name: 'string', locationId: 'string', lockMinutes: 'number?', enrolledAt: 'string?', inUseBy: 'string?', people: [DevicePerson] } as const;
const StaffMember = { id: 'string', name: 'string', email: 'string', hasPhoto: 'boolean', role: 'string', locations: [{ id: 'string', name: 'string' }], lastSeenAt: 'unknown', isHere: 'boolean', hasPin: 'boolean', hasBadge: 'boolean', refusal: 'string?', version: 'string' } as const;
const StaffRemoval = { refusal: 'string?', openLines: 'number', heldPicks: 'number', checkedOut: 'number' } as const;
const StaffDetail = { id: 'string', name: 'string', email: 'string', hasPhoto: 'boolean', role: 'string', locations: [{ id: 'string', name: 'string' }], lastSeenAt: 'unknown', isHere: 'boolean', hasPin: 'boolean', hasBadge: 'boolean', refusal: 'string?', version: 'string', tablets: [{ id: 'string', name: 'string' }], removal: StaffRemoval } as const;
const AdminChange = { id: 'string', at: 'string', by: 'unknown', device: 'string?', kind: 'string', subjectId: 'string', subject: 'string', action: 'string', field: 'unknown', before: 'string?', after: 'string?' } as const;
const ChangeActor = { id: 'string', name: 'string' } as const;
const Location = { id: 'string', name: 'string' } as const;
const SystemPlaces = { '?': [Location] } as const;
const ApiKey = { id: 'string', name: 'string', role: 'string', operations: ['string'], locations: SystemPlaces, createdAt: 'string', expiresAt: 'string', isExpired: 'boolean', revokedAt: 'string?', lastUsedAt: 'string?', mayChange: 'boolean' } as const;
const KeyOperation = { id: 'string', summary: 'string', roles: ['string'] } as const;
const WebhookEndpoint = { id: 'string', url: 'string', types: { '?': ['string'] }, pausedTypes: ['string'], locations: SystemPlaces, createdAt: 'string', failingSince: 'string?', pausedAt: 'string?', nextAt: 'string?', waiting: 'number', version: 'number', mayChange: 'boolean' } as const;
const WebhookDelivery = { deliveryId: 'string', messageId: 'string', type: 'string', object: 'string', state: 'string', createdAt: 'string', attempts: 'number', nextAt: 'string?', deliveredAt: 'string?', outcome: 'string?' } as const;
const ShopConnection = { state: 'string', domain: 'string?', connectedAt: 'string?', comparedAt: 'string?', isComparing: 'boolean', isAsked: 'boolean', failure: 'string?', tryAgainAt: 'string?', removedAt: 'string?', missed: 'number', waiting: 'number', problems: { product: 'number', order: 'number', location: 'number' } } as const;
const ShopProblem = { kind: 'string', subject: 'string', title: 'string', reason: 'string', foundAt: 'string' } as const;
const ImportKindFacts = { kind: 'string', what: 'string', mayImport: 'boolean', removes: 'string?', columns: [{ name: 'string', what: 'string', values: 'string', format: { text: 'string', values: { '*': 'string' } }, example: 'string', isRequired: 'boolean' }] } as const;
const FileImport = { id: 'string', kind: 'string', fileName: 'string', size: 'number', locationId: 'string', isComplete: 'boolean', state: 'string', received: 'number', progress: 'number', startedBy: ChangeActor, startedAt: 'string', appliedBy: 'unknown', endedAt: 'unknown', rows: 'number?', counts: 'unknown', corrected: 'number', leftOut: 'number', reason: 'string?', said: 'unknown' } as const;
const ImportFinding = { id: 'string', what: 'string', row: 'number?', column: 'string?', value: 'string?', name: 'string?', detail: 'string', said: 'unknown' } as const;
const Holiday = { day: 'string', name: 'string', from: 'string', to: 'string', toMove: 'number' } as const;
const Booking = { slotId: 'string', locationId: 'string', day: 'string', startsAt: 'string', endsAt: 'string', customer: 'string', size: 'string?', sizeSystem: 'unknown', service: 'string', note: 'string?', status: 'string', nextStatuses: ['string'], changedBy: 'string?', changedAt: 'unknown', fullSlotReason: 'string?' } as const;
const Colourway = { name: 'string', swatches: ['string'] } as const;
const RetailOrder = { orderNumber: 'string', locationId: 'string', status: 'string', placedAt: 'string', paid: 'boolean', soldAt: 'string?', items: [{ productName: 'string', brand: 'string', sku: 'string?', colourway: Colourway, imageUrl: 'string', inventoryItemId: 'string', size: 'string', sizeSystem: 'string', price: 'number', itemId: 'string', barcode: 'string?' }] } as const;
const DayHours = { '?': { opens: 'string', closes: 'string' } } as const;
const OpeningHours = { hours: [DayHours], slotMinutes: 'number', slotCapacity: 'number', timeZone: 'string', bookingsOutside: 'number' } as const;
const Printer = { printerId: 'string', locationId: 'string', name: 'string', address: 'string', port: 'number', dpi: 'number', labelWidth: 'number', labelHeight: 'number', state: 'string', stateSince: 'string?', waiting: 'number', version: 'number' } as const;
const NotificationType = { objectIdName: 'string' } as const;
const Notification = { id: 'string', title: 'string?', acknowledged: 'boolean', redirectUrl: 'string?', objectId: 'string?', type: NotificationType } as const;
const Announcement = { id: 'string', title: 'string', locations: { '?': ['string'] }, roles: { '?': ['string'] }, by: 'string', announcedAt: 'string', until: 'unknown', recalledAt: 'unknown', recalledBy: 'string?', isOver: 'boolean', people: 'number', acknowledged: 'number' } as const;
const AnnouncementDetail = { id: 'string', title: 'string', locations: { '?': ['string'] }, roles: { '?': ['string'] }, by: 'string', announcedAt: 'string', until: 'unknown', recalledAt: 'unknown', recalledBy: 'string?', isOver: 'boolean', people: 'number', acknowledged: 'number', recipients: [{ id: 'string', name: 'string', acknowledged: 'boolean', acknowledgedAt: 'unknown' }] } as const;
const InsightFigure = { measure: 'string', unit: 'string', value: 'number?', part: 'number', cases: 'number', series: [{ from: 'string', to: 'string', value: 'number?', cases: 'number', isClosed: 'boolean' }] } as const;
const Insight = { from: 'string', to: 'string', until: 'string?', timeZone: 'string', lateAfterMs: 'number', days: [{ day: 'string', opens: 'string?', closes: 'string?', pairs: 'number', late: 'number', half: 'number?', most: 'number?', found: 'number?', sold: 'number' }], figures: [InsightFigure], hours: [{ day: 'string', hour: 'number', pairs: 'number', late: 'number' }], minutes: [{ minute: 'number', pairs: 'number', late: 'number' }], outcomes: [{ outcome: 'string', pairs: 'number' }], asked: [{ inventoryItemId: 'string', title: 'string', sku: 'string?', size: 'string', sizeSystem: 'string', colourway: 'string', swatches: ['string'], pairs: 'number', left: 'number' }], missing: [{ inventoryItemId: 'string', title: 'string', sku: 'string?', size: 'string', sizeSystem: 'string', colourway: 'string', swatches: ['string'], lineId: 'string', reason: 'string', bin: 'string?', at: 'string' }], reasons: [{ reason: 'string', pairs: 'number' }], people: [{ personId: 'string', name: 'string', work: 'string', pairs: 'number', low: 'number?', half: 'number?', high: 'number?' }], places: [{ aisle: 'string', bay: 'number', shelf: 'string', picks: 'number', missing: 'number' }] } as const;
const InsightRow = { id: 'string', at: 'string', title: 'string', size: 'string?', sizeSystem: 'string?', minutes: 'number?', isPart: 'boolean', leftOut: 'unknown', outcome: 'unknown', owner: 'string?', picker: 'string?', bin: 'string?', requestId: 'string?' } as const;
const InsightRows = { content: [InsightRow], totalElements: 'number', cases: 'number', leftOut: [{ reason: 'string', rows: 'number' }] } as const;
/** The facts of the operations that only admins call: the client loads them with the first such call. */
export const LATE_OPERATIONS = {
  issueBadge: { service: 'userauth', method: 'POST', path: '/api/userauth/badges/{id}', input: 'params', shape: { code: 'string' } },
  revokeBadge: { service: 'userauth', method: 'POST', path: '/api/userauth/badges/{id}/revoke', input: 'params', shape: { id: 'string' } },
  getDevices: { service: 'kiosk', method: 'GET', path: '/api/kiosk/devices', input: 'params', shape: [Device] },
  enrolDevice: { service: 'kiosk', method: 'POST', path: '/api/kiosk/devices', input: 'body', keyed: true, shape: Device },
  createPairingCode: { service: 'kiosk', method: 'POST', path: '/api/kiosk/pairing-codes', input: 'body', keyed: true, shape: { code: 'string', expiresAt: 'string' } },
  renameDevice: { service: 'kiosk', method: 'PUT', path: '/api/kiosk/devices/{deviceId}/name', input: 'both', shape: Device },
  setLockMinutes: { service: 'kiosk', method: 'PUT', path: '/api/kiosk/devices/{deviceId}/lock-minutes', input: 'both', shape: Device },
  lockDevice: { service: 'kiosk', method: 'POST', path: '/api/kiosk/devices/{deviceId}/lock', input: 'params', shape: Device },
  removeDevice: { service: 'kiosk', method: 'POST', path: '/api/kiosk/devices/{deviceId}/revoke', input: 'params', shape: Device },
  resetPin: { service: 'kiosk', method: 'POST', path: '/api/kiosk/devices/{deviceId}/people/{id}/reset', input: 'params', shape: Device },
  getPeople: { service: 'store', method: 'GET', path: '/api/store/people', input: 'params', shape: { content: [StaffMember], totalElements: 'number', hereNow: 'number', mayGive: ['string'] } },
  addPerson: { service: 'store', method: 'POST', path: '/api/store/people', input: 'body', keyed: true, shape: StaffMember },
  getPerson: { service: 'store', method: 'GET', path: '/api/store/people/{id}', input: 'params', shape: StaffDetail },
  changePerson: { service: 'store', method: 'POST', path: '/api/store/people/{id}/access', input: 'both', keyed: true, shape: StaffMember },
  removePerson: { service: 'store', method: 'POST', path: '/api/store/people/{id}/remove', input: 'both', keyed: true, shape: { id: 'string', lines: 'number' } },
  resetPins: { service: 'store', method: 'POST', path: '/api/store/people/{id}/reset-pins', input: 'params', shape: StaffMember },
  getAdminChanges: { service: 'store', method: 'GET', path: '/api/store/admin-changes', input: 'params', shape: { content: [AdminChange], totalElements: 'number', actors: [ChangeActor] } },
  exportAdminChanges: { service: 'store', method: 'GET', path: '/api/store/admin-changes-download', input: 'params', file: 'text/csv' },
  getApiKeys: { service: 'store', method: 'GET', path: '/api/store/api-keys', input: 'none', shape: { keys: [ApiKey], operations: [KeyOperation], roles: ['string'], mayBeForAll: 'boolean' } },
  addApiKey: { service: 'store', method: 'POST', path: '/api/store/api-keys', input: 'body', keyed: true, shape: { apiKey: ApiKey, key: 'string' } },
  revokeApiKey: { service: 'store', method: 'POST', path: '/api/store/api-keys/{systemId}/revoke', input: 'params', keyed: true, shape: ApiKey },
  getWebhookEndpoints: { service: 'store', method: 'GET', path: '/api/store/webhook-endpoints', input: 'none', shape: { endpoints: [WebhookEndpoint], types: ['string'], mayBeForAll: 'boolean' } },
  addWebhookEndpoint: { service: 'store', method: 'POST', path: '/api/store/webhook-endpoints', input: 'body', keyed: true, shape: { endpoint: WebhookEndpoint, secret: 'string' } },
  changeWebhookEndpoint: { service: 'store', method: 'PUT', path: '/api/store/webhook-endpoints/{systemId}', input: 'both', keyed: true, shape: WebhookEndpoint },
  removeWebhookEndpoint: { service: 'store', method: 'POST', path: '/api/store/webhook-endpoints/{systemId}/remove', input: 'params', keyed: true, shape: WebhookEndpoint },
  getWebhookDeliveries: { service: 'store', method: 'GET', path: '/api/store/webhook-endpoints/{systemId}/deliveries', input: 'params', shape: [WebhookDelivery] },
  resendWebhook: { service: 'store', method: 'POST', path: '/api/store/webhook-endpoints/{systemId}/deliveries/{deliveryId}/resend', input: 'params', keyed: true, shape: WebhookDelivery },
  getShopConnection: { service: 'store', method: 'GET', path: '/api/store/shop-connection', input: 'none', shape: ShopConnection },
  getShopProblems: { service: 'store', method: 'GET', path: '/api/store/shop-problems', input: 'params', shape: { content: [ShopProblem], totalElements: 'number' } },
  compareShop: { service: 'store', method: 'POST', path: '/api/store/shop-comparison', input: 'none', keyed: true, shape: ShopConnection },
  getImportKinds: { service: 'store', method: 'GET', path: '/api/store/import-kinds', input: 'none', shape: [ImportKindFacts] },
  getImportTemplate: { service: 'store', method: 'GET', path: '/api/store/import-kinds/{kind}/template', input: 'params', file: 'text/csv' },
  getImports: { service: 'store', method: 'GET', path: '/api/store/imports', input: 'params', shape: { content: [FileImport], totalElements: 'number' } },
  startImport: { service: 'store', method: 'POST', path: '/api/store/imports', input: 'body', keyed: true, shape: FileImport },
  getImport: { service: 'store', method: 'GET', path: '/api/store/imports/{importId}', input: 'params', shape: FileImport },
  putImportPart: { service: 'store', method: 'PUT', path: '/api/store/imports/{importId}/parts/{offset}', input: 'both', binary: true, shape: FileImport },
  applyImport: { service: 'store', method: 'POST', path: '/api/store/imports/{importId}/apply', input: 'params', keyed: true, shape: FileImport },
  correctImport: { service: 'store', method: 'POST', path: '/api/store/imports/{importId}/corrections', input: 'both', keyed: true, shape: FileImport },
  cancelImport: { service: 'store', method: 'POST', path: '/api/store/imports/{importId}/cancel', input: 'params', keyed: true, shape: FileImport },
  getImportReport: { service: 'store', method: 'GET', path: '/api/store/imports/{importId}/report', input: 'params', shape: { content: [ImportFinding], totalElements: 'number' } },
  exportImportReport: { service: 'store', method: 'GET', path: '/api/store/imports/{importId}/report-download', input: 'params', file: 'text/csv' },
  setDeliverySpots: { service: 'storefront', method: 'PUT', path: '/api/storefront/delivery-spots', input: 'body', keyed: true, shape: ['string'] },
  closeDay: { service: 'storefront', method: 'POST', path: '/api/storefront/close-day', input: 'body', keyed: true, shape: { holiday: Holiday, bookings: [Booking] } },
  reopenDay: { service: 'storefront', method: 'POST', path: '/api/storefront/reopen-day', input: 'body', keyed: true, shape: { status: 'boolean' }, whole: true },
  putOrders: { service: 'consignee', method: 'PUT', path: '/api/consignee/orders', input: 'body', keyed: true, shape: [{ orderNumber: 'string', isDone: 'boolean', message: 'string?', order: RetailOrder }] },
  getOpeningHours: { service: 'store', method: 'GET', path: '/api/store/opening-hours', input: 'params', shape: OpeningHours },
  setOpeningHours: { service: 'store', method: 'PUT', path: '/api/store/opening-hours', input: 'body', keyed: true, shape: OpeningHours },
  addPrinter: { service: 'store', method: 'POST', path: '/api/store/printers', input: 'body', keyed: true, shape: Printer },
  changePrinter: { service: 'store', method: 'PUT', path: '/api/store/printers/{printerId}', input: 'both', keyed: true, shape: Printer },
  removePrinter: { service: 'store', method: 'POST', path: '/api/store/printers/{printerId}/remove', input: 'params', keyed: true, shape: Printer },
  announce: { service: 'notification', method: 'POST', path: '/api/notification/announcements', input: 'body', keyed: true, shape: Notification },
  getAnnouncements: { service: 'notification', method: 'GET', path: '/api/notification/announcements', input: 'params', shape: { content: [Announcement], totalElements: 'number' } },
  getAnnouncementReach: { service: 'notification', method: 'GET', path: '/api/notification/announcement-reach', input: 'params', shape: { people: 'number' } },
  getAnnouncement: { service: 'notification', method: 'GET', path: '/api/notification/announcements/{announcementId}', input: 'params', shape: AnnouncementDetail },
  recallAnnouncement: { service: 'notification', method: 'POST', path: '/api/notification/announcements/{announcementId}/recall', input: 'params', keyed: true, shape: Announcement },
  ringAnnouncement: { service: 'notification', method: 'POST', path: '/api/notification/announcements/{announcementId}/ring', input: 'params', keyed: true, shape: Announcement },
  getInsight: { service: 'cube', method: 'GET', path: '/api/cube/v1/insight', input: 'params', shape: Insight },
  getInsightRows: { service: 'cube', method: 'GET', path: '/api/cube/v1/insight-rows', input: 'params', shape: InsightRows },
  exportInsightRows: { service: 'cube', method: 'GET', path: '/api/cube/v1/insight-rows-download', input: 'params', file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const satisfies Record<string, Operation>;
