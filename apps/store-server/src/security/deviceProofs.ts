import { eq, lt, sql } from 'drizzle-orm';
import { createFairQueue } from '../base/fairQueue.ts';
import { problem } from '../base/problems.ts';
import type { Db } from '../db/database.ts';
import { devices, usedChallenges } from '../db/schema/devices.ts';
import type { Challenges } from './challenges.ts';
import { isSigned } from './publicKeys.ts';
import { networkOf, type WrongKeys } from './wrongKeys.ts';

/** Proofs of one network that may wait: a shop has many devices behind one address. */
const MAX_PER_NETWORK = 500;

/** Proofs that are checked at once: each takes a database connection, and a stranger may send any number. */
const CONCURRENCY = 2;

/** By how much the clocks of two nodes may differ: a used challenge is kept for as long as any node takes it, ms. */
const CLOCK_DIFFERENCE_MS = 60_000;

/** A challenge that a device has signed. */
export interface DeviceProof {
  deviceId: string;
  challenge: string;
  /** base64url. */
  signature: string;
}

/** A device that has shown that it holds its private key. */
export interface ProvenDevice extends Pick<typeof devices.$inferSelect, 'deviceId' | 'kind' | 'name' | 'locationId'> {
  /** When the store made the challenge. */
  challengedAt: Date;
}

/** Checks the proofs of devices. */
export interface DeviceProofs {
  challenge: (deviceId: string) => Promise<string>;
  /**
   * Finds the device of a proof, whose challenge then counts as used.
   * @throws ProblemError 401 for a challenge that is not valid, for this device or any more, and for a device that is
   * unknown, removed or has another key; 429 after many wrong proofs of a network
   */
  check: (proof: DeviceProof, address: string, now: Date) => Promise<ProvenDevice>;
}

/** Checks proofs with the public keys of the database. Used challenges are in the database, which all nodes share. */
export function createDeviceProofs(db: Db, challenges: Challenges, wrongKeys: WrongKeys): DeviceProofs {
  const queue = createFairQueue({ maxPerCaller: MAX_PER_NETWORK, concurrency: CONCURRENCY });
  return {
    challenge: challenges.issue,
    check: (proof, address, now) => queue.run(networkOf(address), () => check(proof, address, now)),
  };

  async function check(
    { deviceId, challenge, signature }: DeviceProof,
    address: string,
    now: Date,
  ): Promise<ProvenDevice> {
    const read = await challenges.read(challenge);
    if (read === undefined || read.deviceId !== deviceId) throw challengeNotValid();
    const [device] = await db.select().from(devices).where(eq(devices.deviceId, deviceId));
    if (!device?.publicKey || !isSigned(device.publicKey, challenge, signature)) {
      await wrongKeys.count(address, deviceId);
      throw deviceRefused();
    }
    // After the signature, so that only enrolled devices write here.
    const used = await db
      .insert(usedChallenges)
      .values({ id: read.id, expiresAt: read.expiresAt })
      .onConflictDoNothing()
      .returning({ id: usedChallenges.id });
    if (used.length === 0) throw challengeNotValid();
    await deleteExpired(db, now);
    return { ...device, challengedAt: read.issuedAt };
  }
}

/** Deletes more challenges than a proof adds. Rows that another node is deleting are skipped. */
async function deleteExpired(db: Db, now: Date): Promise<void> {
  const expired = db
    .select({ id: usedChallenges.id })
    .from(usedChallenges)
    .where(lt(usedChallenges.expiresAt, new Date(now.getTime() - CLOCK_DIFFERENCE_MS)))
    .limit(10)
    .for('update', { skipLocked: true });
  await db.delete(usedChallenges).where(sql`${usedChallenges.id} in ${expired}`);
}

const challengeNotValid = () =>
  problem(401, 'Challenge not valid', {
    detail: 'This challenge has expired, was used or belongs to another device. Ask for a new one.',
  });

/** The same answer for an unknown device, a removed one and a wrong key. */
export const deviceRefused = () =>
  problem(401, 'Not signed in', { detail: 'Unknown device or wrong key.', needs: 'enrolment' });
