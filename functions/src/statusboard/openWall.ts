import { Timestamp } from 'firebase-admin/firestore';
import { openWall as contract } from '@/domain/statusboard/api';
import { AppError } from '@/lib/appError';
import { HOUR_MS, MINUTE_MS } from '@/lib/time';
import { anyone } from '../platform/access';
import type { Deps } from '../platform/admin';
import { networkHash } from '../platform/callerAddress';
import { defineCallable } from '../platform/defineCallable';
import { toRecord, wallLinks } from './links';
import { isPin, newPass } from './pins';

/** Wrong PINs from one network within an hour; then only that network has to wait. */
const NETWORK_TRIES = 10;
/** Wrong PINs from all networks within an hour; then the link accepts one try a minute: a million PINs at that pace take more than a year. */
const LINK_TRIES = 20;
const WINDOW_MS = HOUR_MS;
const PAUSE_MS = MINUTE_MS;

/**
 * Issues a pass for the PIN. Wrong ones are counted per network first, so that someone who only has the link can't lock out others; for
 * callers with many networks the link slows down. Pass holders can always continue.
 */
export const openWall = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 6 } },
  async (deps, { token, pin }, { device }) => {
    const answer = await tryPin(deps, { token, pin, network: networkHash(device.ipAddress, deps.now()) });
    if (answer === 'locked') {
      throw new AppError({
        code: 'rate-limited',
        userMessage: 'There were too many wrong PINs. Try again in an hour, or ask for a new link.',
      });
    }
    if (answer === 'busy') {
      throw new AppError({
        code: 'rate-limited',
        userMessage: 'Many wrong PINs were tried on this link. Wait a minute and try again, or ask for a new link.',
      });
    }
    if (answer === 'wrong') throw new AppError({ code: 'permission-denied', userMessage: 'The PIN is not right.' });
    return { pass: answer.pass };
  },
);

type Tries = { count: number; from: string };

/** Returns earlier tries that still count: none once their hour is over. */
const within = ({ count, from }: Tries, at: string): Tries =>
  from !== '' && Date.parse(at) - Date.parse(from) < WINDOW_MS ? { count, from } : { count: 0, from: at };

/** In a transaction, so that simultaneous tries are counted one after the other. */
function tryPin(
  { db, now }: Deps,
  { token, pin, network }: { token: string; pin: string; network: string },
): Promise<'locked' | 'busy' | 'wrong' | { pass: string }> {
  return db.runTransaction(async (transaction) => {
    const ref = wallLinks(db).doc(token);
    const networkRef = db.collection('rateLimits').doc(`wall_${token}_${network}`);
    const [link, stored] = await Promise.all([transaction.get(ref), transaction.get(networkRef)]);
    const record = toRecord(link.data());
    const at = now();
    const mine = within({ count: Number(stored.get('count') ?? 0), from: String(stored.get('from') ?? '') }, at);
    if (mine.count >= NETWORK_TRIES) return 'locked';
    const all = within({ count: record.tries, from: record.triedFrom }, at);
    const isSlow = all.count >= LINK_TRIES;
    if (isSlow && Date.parse(at) - Date.parse(record.lastTryAt) < PAUSE_MS) return 'busy';
    if (await isPin(pin, record)) return { pass: newPass(token, at, record) };
    transaction.update(ref, { tries: all.count + 1, triedFrom: all.from, lastTryAt: at });
    const expiresAt = Timestamp.fromMillis(Date.parse(at) + 2 * WINDOW_MS);
    transaction.set(networkRef, { count: mine.count + 1, from: mine.from, expiresAt });
    return 'wrong';
  });
}
