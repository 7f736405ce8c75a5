import { FieldPath, type DocumentReference } from 'firebase-admin/firestore';
import { mailSchema } from '@/domain/mail/schema';
import { BY_CUSTOMER } from '@/domain/message/consent';
import { textSchema } from '@/domain/message/schema';
import { isSettledByWord } from '@/domain/message/settledByWord';
import { threadSchema } from '@/domain/message/thread';
import { DAY_MS } from '@/lib/time';
import { SYSTEM } from '../mail/allowance';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { pagesOf } from '../platform/pagesOf';
import { fieldsIn } from '../platform/readable';

const THREADS_AT_ONCE = 30;
/** Number of a conversation's latest messages that are checked for unanswered ones. */
const LATEST = 20;
/** Anything older was settled by phone or is past: an office shouldn't start with years of “thank you”s. */
const WAITS_AT_MOST_DAYS = 60;

/**
 * Sets `needsAnswer` on a company's conversations that predate it, from the latest texts and e-mails. Safe to rerun; conversations that
 * have it already, or get it in the meantime, aren't changed.
 */
export async function markUnanswered(deps: Deps, companyId: string): Promise<void> {
  const all = inCompany(deps.db, companyId, 'threads').orderBy(FieldPath.documentId());
  for await (const docs of pagesOf(all, THREADS_AT_ONCE)) {
    const old = docs.filter((thread) => thread.get('needsAnswer') === undefined).map(({ ref }) => ref);
    await Promise.all(old.map((ref) => markOne(deps, companyId, ref)));
  }
}

/** Reads the thread and its messages in one transaction: a message arriving now marks the thread with its own reaction, before or after. */
async function markOne({ db, now }: Deps, companyId: string, ref: DocumentReference): Promise<void> {
  const latest = (collection: 'texts' | 'mail') =>
    inCompany(db, companyId, collection).where('customerId', '==', ref.id).orderBy('requestedAt', 'desc').limit(LATEST);
  await db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const thread = threadSchema.safeParse(stored).data;
    if (!thread || stored?.['needsAnswer'] !== undefined) return;
    const [texts, mails] = await Promise.all([transaction.get(latest('texts')), transaction.get(latest('mail'))]);
    const said = fieldsIn(textSchema, texts.docs).filter(({ kind }) => kind !== 'alert');
    const asked = said.filter(
      ({ sentBy, body }, index) => sentBy === BY_CUSTOMER && !isSettledByWord(body, said.slice(index + 1)),
    );
    const answers = [...said, ...fieldsIn(mailSchema, mails.docs)].filter(
      ({ sentBy }) => sentBy !== BY_CUSTOMER && sentBy !== SYSTEM,
    );
    // The customer requested another time for a visit in the portal, which isn't a text.
    const isRequest = thread.isFromCustomer && thread.lastChannel === 'request';
    const askedAt = latestOf([...asked.map(({ requestedAt }) => requestedAt), isRequest ? thread.lastAt : '']);
    const answeredAt = latestOf([...answers.map(({ requestedAt }) => requestedAt), thread.answeredAt]);
    const oldest = new Date(Date.parse(now()) - WAITS_AT_MOST_DAYS * DAY_MS).toISOString();
    transaction.update(ref, { needsAnswer: askedAt > answeredAt && askedAt >= oldest, answeredAt });
  });
}

const latestOf = (instants: readonly string[]): string => instants.toSorted().at(-1) ?? '';
