import { openWall as contract } from '@/domain/statusboard/api';
import { AppError } from '@/lib/appError';
import { HOUR_MS } from '@/lib/time';
import { anyone } from '../platform/access';
import type { Deps } from '../platform/admin';
import { defineCallable } from '../platform/defineCallable';
import { toRecord, wallLinks } from './links';
import { isPin, newPass } from './pins';

/** A million PINs at this pace take six years. */
const TRIES = 20;
const WINDOW_MS = HOUR_MS;

/**
 * Issues a pass for the PIN. Attempts are limited by network and, for callers with many networks, by link: pass
 * holders keep working while someone else is guessing.
 */
export const openWall = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 6 } },
  async (deps, { token, pin }) => {
    const answer = await tryPin(deps, token, pin);
    if (answer === 'locked') {
      throw new AppError({
        code: 'rate-limited',
        userMessage: 'There were too many wrong PINs. Try again in an hour, or ask for a new link.',
      });
    }
    if (answer === 'wrong') throw new AppError({ code: 'permission-denied', userMessage: 'The PIN is not right.' });
    return { pass: answer.pass };
  },
);

/** In a transaction, so that tries that are made at the same time are counted one after the other. */
function tryPin({ db, now }: Deps, token: string, pin: string): Promise<'locked' | 'wrong' | { pass: string }> {
  return db.runTransaction(async (transaction) => {
    const ref = wallLinks(db).doc(token);
    const link = toRecord((await transaction.get(ref)).data());
    const at = now();
    const isSameWindow = link.triedFrom !== '' && Date.parse(at) - Date.parse(link.triedFrom) < WINDOW_MS;
    const tries = isSameWindow ? link.tries : 0;
    if (tries >= TRIES) return 'locked';
    if (await isPin(pin, link)) return { pass: newPass(token, at, link) };
    transaction.update(ref, { tries: tries + 1, triedFrom: isSameWindow ? link.triedFrom : at });
    return 'wrong';
  });
}
