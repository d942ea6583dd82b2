import { assignLine } from './handlers/assignLine.ts';
import { callCustomer, endCall } from './handlers/callCustomer.ts';
import { cancelRequest } from './handlers/cancelRequest.ts';
import { checkIn } from './handlers/checkIn.ts';
import { checkOut } from './handlers/checkOut.ts';
import { deliverLine } from './handlers/deliverLine.ts';
import { getCustomerLines } from './handlers/getCustomerLines.ts';
import { getPair } from './handlers/getPair.ts';
import { getRequest } from './handlers/getRequest.ts';
import { getShoesizeLines } from './handlers/getShoesizeLines.ts';
import { getWarehouseLines } from './handlers/getWarehouseLines.ts';
import { handOver } from './handlers/handOver.ts';
import { nudgeRequest } from './handlers/nudgeRequest.ts';
import { placeRequest } from './handlers/placeRequest.ts';
import { reportPairNotHere } from './handlers/reportPairNotHere.ts';
import { sendBack } from './handlers/sendBack.ts';
import { sendLineMessage } from './handlers/sendLineMessage.ts';
import { setLineDetails } from './handlers/setLineDetails.ts';
import { takeOtherSize } from './handlers/takeOtherSize.ts';
import { takeOverCheckOut } from './handlers/takeOverCheckOut.ts';
import { handBackPicks, takePicks } from './handlers/takePicks.ts';
import { undoCheckIn } from './handlers/undoCheckIn.ts';
import { undoCheckOut } from './handlers/undoCheckOut.ts';
import type { Operations } from '../operation.ts';

export { cancelLines } from './queries/cancelLines.ts';
export { answerNotAvailable, setUnitAside } from './queries/answerNotAvailable.ts';
export { refuseNudgeTooSoon } from './rules/nudgeTimes.ts';
export { giveUnit, waitsForUnit } from './queries/giveUnit.ts';
export { handLineOver } from './queries/handLineOver.ts';
export { lockLinesAndUnits } from './queries/lockLinesAndUnits.ts';
export { dropAnswer, noteAnswer } from './queries/forgottenAnswers.ts';
export { LONGEST_OUT_FIRST } from './queries/lineOrder.ts';
export { isInWarehouseList } from './queries/warehouseStatus.ts';
export { readLine, selectLines, toRequestLine } from './queries/readLines.ts';
export { lockLine, lockLines, type LockedLine } from './queries/lockLines.ts';
export { mayCancel, refuseUnlessCheckedOut } from './rules/lineStatus.ts';
export { refuseUnlessManaged, refuseUnlessSeller } from './rules/rights.ts';

/** Requests to the warehouse: lines, the pick list, check-out and check-in. */
export const requestOperations = {
  assignLine,
  callCustomer,
  cancelRequest,
  checkIn,
  checkOut,
  deliverLine,
  endCall,
  getCustomerLines,
  getPair,
  getRequest,
  getShoesizeLines,
  getWarehouseLines,
  handBackPicks,
  handOver,
  nudgeRequest,
  placeRequest,
  reportPairNotHere,
  sendBack,
  sendLineMessage,
  setLineDetails,
  takeOtherSize,
  takeOverCheckOut,
  takePicks,
  undoCheckIn,
  undoCheckOut,
} satisfies Partial<Operations>;
