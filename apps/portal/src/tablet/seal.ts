import { PIN_TRIES_MAX } from '@instore/api';
import { readClaims } from '../session/claims.ts';
import type { Clock } from '../session/clockAndLog.ts';
import type { SessionValues, Unsealed } from '../session/tabletPort.ts';
import type { Bytes, Seal, TabletStore } from './tabletStore.ts';

/** Rounds of PBKDF2 for SHA-256 [D-02]. */
const ROUNDS = 600_000;

const AES = { name: 'AES-GCM', length: 256 } as const;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const IV_LENGTH = 12;

export interface SealServices {
  store: Pick<TabletStore, 'read' | 'change'>;
  subtle: SubtleCrypto;
  random: Pick<Crypto, 'getRandomValues'>;
  clock: Pick<Clock, 'now'>;
  /** @default 600,000 */
  rounds?: number;
}

/** Seals the session of the last person, who returns by PIN while there is no network [D-02, W-13]. */
export function createSeal({ store, subtle, random, clock, rounds = ROUNDS }: SealServices) {
  const keys = createKeys({ subtle, random }, rounds);

  const remove = () => store.change({ seal: undefined });

  return {
    remove,
    /** The person whose session is sealed. */
    async person(): Promise<{ id: string; firstName: string } | undefined> {
      const seal = (await store.read())?.seal;
      if (seal && hasRunOut(seal, clock)) {
        await remove();
        return undefined;
      }
      return seal?.session && { id: seal.userId, firstName: seal.firstName };
    },
    /** Keeps the PIN that the store accepts; sessions before it cannot be opened any more. */
    async learn(
      person: { userId: string; firstName: string; pin: string },
      isAccepted: Promise<boolean>,
    ): Promise<void> {
      // It takes as long as the answer of the store.
      const seal = await makeSeal(person, keys, { subtle, random });
      if (await isAccepted) await store.change({ seal });
    },
    /** Seals the session of a person who locks the tablet. Without values, and for another person, the seal is deleted. */
    async seal(userId: string, values: SessionValues | undefined): Promise<void> {
      const seal = (await store.read())?.seal;
      if (seal === undefined) return;
      if (seal.userId !== userId || values === undefined) return remove();
      const once = await subtle.generateKey(CURVE, false, ['deriveKey']);
      const key = await keys.shared(once.privateKey, seal.publicKey);
      const bytes = await keys.close(key, new TextEncoder().encode(JSON.stringify(values)));
      const until = (readClaims(values['local jwt-token'] ?? '')?.exp ?? 0) * 1000;
      await store.change({ seal: { ...seal, session: { from: once.publicKey, bytes, until } } });
    },
    /** Opens the session of a person. Undefined if there is none; the fifth wrong PIN deletes it. */
    async unseal({ userId, pin }: { userId: string; pin: string }): Promise<Unsealed | undefined> {
      const seal = await countTry(userId, { store, clock });
      if (!seal?.session) return undefined;
      try {
        const byPin = await keys.open(seal.deviceKey, seal.privateKey);
        const secret = await keys.open(await keys.ofPin(pin, seal.salt), byPin);
        const privateKey = await subtle.importKey('pkcs8', secret, CURVE, false, ['deriveKey']);
        const text = await keys.open(await keys.shared(privateKey, seal.session.from), seal.session.bytes);
        await store.change({ seal: { ...seal, tries: 0, session: undefined } });
        return { values: JSON.parse(new TextDecoder().decode(text)) as SessionValues };
      } catch {
        return { triesLeft: PIN_TRIES_MAX - seal.tries };
      }
    },
  };
}

/** The sealed session of a device. */
export type SessionSeal = ReturnType<typeof createSeal>;

/** A session whose token has expired opens nothing, and would only let a thief try PINs. */
const hasRunOut = ({ session }: Seal, clock: Pick<Clock, 'now'>): boolean =>
  session !== undefined && session.until <= clock.now();

/** Counts a try before the PIN is compared, so that tries in several tabs are counted together. */
async function countTry(
  userId: string,
  { store, clock }: Pick<SealServices, 'store' | 'clock'>,
): Promise<Seal | undefined> {
  let counted: Seal | undefined;
  await store.change(({ seal }) => {
    if (seal?.userId !== userId || seal.session === undefined) return {};
    if (hasRunOut(seal, clock)) return { seal: undefined };
    counted = { ...seal, tries: seal.tries + 1 };
    return { seal: counted.tries < PIN_TRIES_MAX ? counted : undefined };
  });
  return counted;
}

/** A new seal that a PIN opens, without a session. */
async function makeSeal(
  { userId, firstName, pin }: { userId: string; firstName: string; pin: string },
  keys: ReturnType<typeof createKeys>,
  { subtle, random }: Pick<SealServices, 'subtle' | 'random'>,
): Promise<Seal> {
  const salt = random.getRandomValues(new Uint8Array(16));
  const deviceKey = await subtle.generateKey(AES, false, ['encrypt', 'decrypt']);
  const { publicKey, privateKey: secret } = await subtle.generateKey(CURVE, true, ['deriveKey']);
  const byPin = await keys.close(await keys.ofPin(pin, salt), new Uint8Array(await subtle.exportKey('pkcs8', secret)));
  const privateKey = await keys.close(deviceKey, byPin);
  return { userId, firstName, salt, publicKey, privateKey, deviceKey, tries: 0, session: undefined };
}

function createKeys({ subtle, random }: Pick<SealServices, 'subtle' | 'random'>, rounds: number) {
  return {
    /** The bytes of a content that only `key` opens; they begin with the initialisation vector. */
    async close(key: CryptoKey, content: Bytes): Promise<Bytes> {
      const iv = random.getRandomValues(new Uint8Array(IV_LENGTH));
      const closed = new Uint8Array(await subtle.encrypt({ name: AES.name, iv }, key, content));
      const bytes = new Uint8Array(IV_LENGTH + closed.length);
      bytes.set(iv);
      bytes.set(closed, IV_LENGTH);
      return bytes;
    },
    /** Rejects for another key. */
    open: async (key: CryptoKey, bytes: Bytes): Promise<Bytes> =>
      new Uint8Array(
        await subtle.decrypt({ name: AES.name, iv: bytes.slice(0, IV_LENGTH) }, key, bytes.slice(IV_LENGTH)),
      ),
    async ofPin(pin: string, salt: Bytes): Promise<CryptoKey> {
      const secret = await subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveKey']);
      const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
      return subtle.deriveKey(how, secret, AES, false, ['encrypt', 'decrypt']);
    },
    shared: (privateKey: CryptoKey, publicKey: CryptoKey): Promise<CryptoKey> =>
      subtle.deriveKey({ name: CURVE.name, public: publicKey }, privateKey, AES, false, ['encrypt', 'decrypt']),
  };
}
