import type { Operation, OperationOptions } from '../../operation.ts';

/** Makes a challenge for a device to sign. It says nothing of whether there is such a device. */
export const createChallenge =
  ({ deviceProofs }: Pick<OperationOptions, 'deviceProofs'>): Operation<'createChallenge'> =>
  async ({ body }) => ({ data: { challenge: await deviceProofs.challenge(body.deviceId) } });
