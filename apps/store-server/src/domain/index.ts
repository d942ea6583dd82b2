import { administrationOperations } from './administration/index.ts';
import { bookingOperations } from './bookings/index.ts';
import { catalogueOperations } from './catalogue/index.ts';
import { createConsignmentOperations } from './consignment/index.ts';
import { createImportOperations } from './imports/index.ts';
import { createKioskOperations } from './kiosks/index.ts';
import { customerHoldOperations } from './customerHolds/index.ts';
import { countOperations } from './counts/index.ts';
import { endOfDayOperations } from './endOfDay/index.ts';
import { createDeviceOperations } from './devices/index.ts';
import { movementOperations } from './movements/index.ts';
import { createNotificationOperations } from './notifications/index.ts';
import type { OperationOptions, Operations } from './operation.ts';
import { createPeopleOperations } from './people/index.ts';
import { createPictureOperations } from './pictures/index.ts';
import { createPrinterOperations } from './printers/index.ts';
import { createReportOperations } from './reports/index.ts';
import { returnOperations } from './returns/index.ts';
import { requestOperations } from './requests/index.ts';
import { createShopOperations } from './shop/index.ts';
import { createStockOperations } from './stock/index.ts';
import { createSystemOperations } from './systems/index.ts';
import { tryoutOperations } from './tryouts/index.ts';

/** Collects the operations of all domains. It does not compile while an operation of the contract has no handler. */
export function createOperations(options: OperationOptions): Operations {
  return {
    ...administrationOperations,
    ...bookingOperations,
    ...catalogueOperations,
    ...createConsignmentOperations(options),
    ...createImportOperations(options),
    ...createKioskOperations(options),
    ...countOperations,
    ...createDeviceOperations(options),
    ...customerHoldOperations,
    ...endOfDayOperations,
    ...movementOperations,
    ...createNotificationOperations(options),
    ...createPeopleOperations(options),
    ...createPictureOperations(options),
    ...createPrinterOperations(options),
    ...createReportOperations(options),
    ...requestOperations,
    ...returnOperations,
    ...createShopOperations(options),
    ...createStockOperations(options),
    ...createSystemOperations(options),
    ...tryoutOperations,
  };
}
