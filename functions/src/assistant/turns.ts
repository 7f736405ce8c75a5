import type { AssistantQuestion } from '@/domain/assistant/api';
import {
  conversationMessageSchema,
  conversationSchema,
  MESSAGES_LIMIT,
  RETENTION_DAYS,
  type Conversation,
  type ConversationMessage,
} from '@/domain/assistant/schema';
import { AppError } from '@/lib/appError';
import { addDaysToInstant } from '@/lib/calendar';
import { cutText } from '@/lib/cutText';
import { MINUTE_MS } from '@/lib/time';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { stampOf, updatedStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { notFound, precondition } from '../platform/errors';

/** Maximum duration of an answer; after that its conversation is unlocked. */
const RUNNING_MS = 5 * MINUTE_MS;
const HISTORY_LIMIT = 20;
const TITLE_LENGTH = 80;

const answerIdOf = (questionId: string): string => `${questionId.slice(0, 120)}-answer`;
const expiryOf = (now: string): string => addDaysToInstant(now, RETENTION_DAYS);

type StoredMessage = ConversationMessage & { id: string };
export type Begun =
  | { kind: 'begun'; answerId: string; history: ConversationMessage[]; answer: StoredMessage }
  /** The same question was asked before: its answer. */
  | { kind: 'known'; answer: StoredMessage };

const conflict = (): AppError =>
  new AppError({
    code: 'conflict',
    userMessage: 'Another answer is being given in this conversation. Wait for it, or stop it first.',
  });

/**
 * Stores a question and claims its conversation: one answer at a time, even from two tabs.
 * @throws AppError `conflict`, `not-found` (someone else's), `failed-precondition` (full)
 */
export async function beginTurn(deps: Deps, { companyId, uid }: Member, asked: AssistantQuestion): Promise<Begun> {
  const { db, now } = deps;
  const { conversationId, questionId, task, text, pictures, open } = asked;
  const answerId = answerIdOf(questionId);
  const ref = inCompany(db, companyId, 'conversations').doc(conversationId);
  const messages = inCompany(db, companyId, 'conversationMessages');
  const [questionRef, answerRef] = [messages.doc(questionId), messages.doc(answerId)];
  return db.runTransaction(async (transaction): Promise<Begun> => {
    const [stored, before, known] = await transaction.getAll(ref, questionRef, answerRef);
    const at = now();
    const conversation = stored?.exists ? conversationSchema.parse(stored.data()) : null;
    if (conversation && conversation.ownerUid !== uid) throw notFound('Conversation');
    if (before?.exists && before.get('ownerUid') !== uid) throw notFound('Conversation');
    const isRunning = conversation !== null && conversation.runningId !== '' && conversation.runningUntil > at;
    if (known?.exists && known.get('ownerUid') === uid) {
      if (isRunning && conversation.runningId === answerId) throw conflict();
      return { kind: 'known', answer: { ...conversationMessageSchema.parse(known.data()), id: answerId } };
    }
    if (isRunning) throw conflict();
    const count = conversation?.messageCount ?? 0;
    if (count + 2 > MESSAGES_LIMIT)
      throw precondition('This conversation has become too long. Please begin a new one.');
    const earlier =
      count === 0
        ? []
        : (
            await transaction.get(
              messages
                .where('ownerUid', '==', uid)
                .where('conversationId', '==', conversationId)
                .orderBy('index', 'desc')
                .limit(HISTORY_LIMIT),
            )
          ).docs;
    const expiresAt = expiryOf(at);
    const shared = { conversationId, ownerUid: uid, at, expiresAt };
    const question: ConversationMessage = conversationMessageSchema.parse({
      ...shared,
      from: 'person',
      index: count,
      text,
      pictureCount: pictures.length,
    });
    const answer: ConversationMessage = conversationMessageSchema.parse({
      ...shared,
      from: 'assistant',
      index: count + 1,
      state: 'running',
    });
    const next: Conversation = {
      ownerUid: uid,
      task: conversation?.task ?? task,
      title: conversation?.title ?? titleOf(text, task),
      openCollection: conversation?.openCollection ?? open?.collection ?? '',
      openId: conversation?.openId ?? open?.id ?? '',
      messageCount: count + 2,
      lastAt: at,
      runningId: answerId,
      runningUntil: new Date(Date.parse(at) + RUNNING_MS).toISOString(),
      expiresAt,
    };
    transaction.set(ref, { ...next, ...stampOf(stored?.data(), uid, at) });
    transaction.set(questionRef, { ...question, ...stampOf(undefined, uid, at) });
    transaction.set(answerRef, { ...answer, ...stampOf(undefined, uid, at) });
    const history = earlier
      .flatMap((document) => conversationMessageSchema.safeParse(document.data()).data ?? [])
      .toReversed();
    return { kind: 'begun', answerId, history, answer: { ...answer, id: answerId } };
  });
}

const TITLES: Partial<Record<AssistantQuestion['task'], string>> = {
  summary: 'Summary before a visit',
  nameplate: 'Nameplate',
  'manual-j': 'Load calculation',
};

const titleOf = (text: string, task: AssistantQuestion['task']): string =>
  cutText(text.trim().replaceAll(/\s+/g, ' '), TITLE_LENGTH) || (TITLES[task] ?? 'Picture');

/** Saves a partial answer, so that a closed tab or a dying server loses at most one round. */
export async function keepAnswer(deps: Deps, companyId: string, { id, ...message }: StoredMessage): Promise<void> {
  const ref = inCompany(deps.db, companyId, 'conversationMessages').doc(id);
  // A conversation deleted in the meantime stays deleted.
  await deps.db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (stored.exists) transaction.update(ref, { ...message, ...updatedStamp('', deps.now()) });
  });
}

/** Releases a conversation for the next question, with the final version of its answer. */
export async function endTurn(deps: Deps, companyId: string, message: StoredMessage): Promise<void> {
  await keepAnswer(deps, companyId, message);
  const ref = inCompany(deps.db, companyId, 'conversations').doc(message.conversationId);
  await deps.db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists || stored.get('runningId') !== message.id) return;
    transaction.update(ref, { runningId: '', runningUntil: '', lastAt: deps.now(), ...updatedStamp('', deps.now()) });
  });
}
