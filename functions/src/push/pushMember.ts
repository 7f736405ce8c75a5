import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { stateOfSending } from '@/domain/message/handOver';
import { cutText } from '@/lib/cutText';
import { DAY_MS } from '@/lib/time';
import type { Deps } from '../platform/admin';
import { createdAudit, isMadeWith, updatedStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { appUrl } from '../platform/config';
import { pushKeys } from './config';
import { deliverByPush, type DeliverPush, type PushOutcome } from './deliver';
import { isPushEndpoint } from './endpoints';
import { devicesOf } from './devices';

/** `path`: what opens when it is tapped. `topic`: its subject, so that the latest notification about it is the one shown. */
export type MemberPush = {
  companyId: string;
  sendId: string;
  uid: string;
  topic: string;
  title: string;
  body: string;
  path: string;
};

/** Time the record of sent pushes is kept; a Firestore time-to-live policy on `expiresAt` deletes it. */
const KEEP_MS = 30 * DAY_MS;
/** As long as phones display, and far below what fits when encrypted, even in scripts with three bytes per letter. */
const [TITLE_LENGTH, BODY_LENGTH] = [100, 300];

/** companies/{c}/pushes/{sendId}, which no security rule allows reading. */
const noteSchema = z.object({
  state: z.enum(['sending', 'taken', 'unclear', 'failed']),
  requestedAt: z.string(),
  handedOverAt: z.string(),
});
type State = z.infer<typeof noteSchema>['state'];

/**
 * Notifies all devices of a person who chose notifications, once per `sendId`. False if it certainly reached none of them (no device,
 * turned off, all refused): then the caller uses another channel. A device that has unsubscribed is removed.
 */
export async function pushMember(deps: Deps, push: MemberPush, deliver?: DeliverPush): Promise<boolean> {
  const keys = pushKeys();
  if (!keys) return false;
  const ref = inCompany(deps.db, push.companyId, 'pushes').doc(push.sendId);
  const now = deps.now();
  const audit = createdAudit('', now);
  const earlier = await deps.db.runTransaction(async (transaction): Promise<State | ''> => {
    const stored = (await transaction.get(ref)).data();
    if (isMadeWith(stored, audit)) return '';
    const earlierNote = noteSchema.safeParse(stored).data;
    if (earlierNote) return stateOfSending(earlierNote, now);
    // Right before sending: if the process ends between here and the first request, nothing was sent, but that can't be known.
    const note: z.infer<typeof noteSchema> = { state: 'sending', requestedAt: now, handedOverAt: now };
    transaction.create(ref, {
      ...note,
      expiresAt: Timestamp.fromMillis(Date.parse(now) + KEEP_MS),
      ...audit,
    });
    return '';
  });
  if (earlier !== '') return earlier !== 'failed';
  const send = deliver ?? deliverByPush(keys, appUrl(''), deps.now);
  const devices = (await devicesOf(deps, push.uid)).filter(({ endpoint }) => isPushEndpoint(endpoint));
  const text = JSON.stringify({
    title: cutText(push.title, TITLE_LENGTH),
    body: cutText(push.body, BODY_LENGTH),
    path: push.path,
    topic: push.topic,
  });
  const outcomes = await Promise.all(
    devices.map(async (device): Promise<PushOutcome> => {
      const outcome = await send({ subscription: device, text, topic: push.topic });
      if (outcome === 'gone') await device.ref.delete();
      return outcome;
    }),
  );
  const state = stateOf(outcomes);
  await ref.update({ state, ...updatedStamp('', deps.now()) });
  return state !== 'failed';
}

/** One device that has it is enough; if one may have it, it isn't retried. */
function stateOf(outcomes: readonly PushOutcome[]): State {
  if (outcomes.includes('taken')) return 'taken';
  return outcomes.includes('unclear') ? 'unclear' : 'failed';
}
