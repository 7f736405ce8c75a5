import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { UsageShare } from '@/domain/assistant/api';
import type { AiPurpose } from '@/domain/assistant/purpose';
import {
  AI_SETTINGS_ID,
  aiSettingsSchema,
  aiUsageSchema,
  DEFAULT_AI_SETTINGS,
  isPurposeOn,
  percentOfCap,
  usageId,
  type AiSettings,
  type AiUsage,
} from '@/domain/assistant/settings';
import { AppError } from '@/lib/appError';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany } from '../platform/collections';
import type { ModelUsage } from './port';

/** For whom a model is asked, and who pays: the month is of their company's clock. */
export type Payer = { companyId: string; uid: string; timeZone: string };

/** What was set aside counts again after this, should the server die before it says what was used. */
const RESERVED_MS = 10 * 60_000;

export async function readAiSettings({ db }: Deps, companyId: string): Promise<AiSettings> {
  const stored = await inCompany(db, companyId, 'aiSettings').doc(AI_SETTINGS_ID).get();
  return settingsOf(stored);
}

/** Settings that are damaged count as off. */
const settingsOf = (stored: DocumentSnapshot): AiSettings =>
  stored.exists
    ? aiSettingsSchema.catch({ ...DEFAULT_AI_SETTINGS, isOn: false }).parse(stored.data())
    : DEFAULT_AI_SETTINGS;

export const switchedOff = (): AppError =>
  new AppError({
    code: 'failed-precondition',
    userMessage: 'This is turned off for your company. An admin or manager turns it on under Settings, AI.',
    details: { failure: 'switched-off' },
  });

const capReached = (isOwn: boolean): AppError =>
  new AppError({
    code: 'failed-precondition',
    userMessage: isOwn
      ? 'You have used what a person may use of AI this month. An admin or manager can raise it under Settings, AI.'
      : 'Your company has used what AI may cost this month. An admin or manager can raise it under Settings, AI.',
    details: { failure: 'cap-reached' },
  });

/** Whether an error says that a cap is reached, or that somebody turned AI off. */
export const hindranceOf = (error: unknown): 'cap-reached' | 'switched-off' | null => {
  const details: unknown = error instanceof AppError ? error.details : null;
  const failure: unknown =
    typeof details === 'object' && details !== null && 'failure' in details ? details.failure : '';
  return failure === 'cap-reached' || failure === 'switched-off' ? failure : null;
};

type Books = { company: DocumentReference; person: DocumentReference; month: string };

function booksOf({ db, now }: Deps, { companyId, uid, timeZone }: Payer): Books {
  const month = calendarDay(timeZone, new Date(now())).slice(0, 7);
  const all = inCompany(db, companyId, 'aiUsage');
  return { company: all.doc(usageId(month)), person: all.doc(usageId(month, uid)), month };
}

const usageOf = (stored: DocumentSnapshot, month: string, uid: string): AiUsage =>
  aiUsageSchema.catch(aiUsageSchema.parse({ month, uid })).parse({ month, uid, ...stored.data() });

const heldOf = ({ reservedMicrodollars, reservedUntil }: AiUsage, now: string): number =>
  reservedUntil > now ? reservedMicrodollars : 0;

const shareOf = (settings: AiSettings, person: number, company: number): UsageShare => ({
  personPercent: percentOfCap(person, settings.personCapCents),
  companyPercent: percentOfCap(company, settings.monthlyCapCents),
});

/** How much of this month's caps is used, without what is being asked now. */
export async function readShare(deps: Deps, payer: Payer, settings: AiSettings): Promise<UsageShare> {
  const { company, person, month } = booksOf(deps, payer);
  const [all, own] = await Promise.all([company.get(), person.get()]);
  return shareOf(settings, usageOf(own, month, payer.uid).costMicrodollars, usageOf(all, month, '').costMicrodollars);
}

/**
 * Sets aside what a request may cost at most, so that many at once stay below the caps too. Settings are read in the same step: turned
 * off in the middle of an answer, its next round is refused.
 * @throws AppError `failed-precondition` when it is turned off, or when a cap is reached
 */
export async function reserve(
  deps: Deps,
  payer: Payer,
  { purpose, microdollars }: { purpose: AiPurpose; microdollars: number },
): Promise<void> {
  const { db, now } = deps;
  const { company, person, month } = booksOf(deps, payer);
  const settingsRef = inCompany(db, payer.companyId, 'aiSettings').doc(AI_SETTINGS_ID);
  await db.runTransaction(async (transaction) => {
    const [stored, all, own] = await transaction.getAll(settingsRef, company, person);
    if (!stored || !all || !own) throw new Error('getAll gave less than was asked for');
    const settings = settingsOf(stored);
    if (!isPurposeOn(settings, purpose)) throw switchedOff();
    const at = now();
    const ofAll = usageOf(all, month, '');
    const ofPerson = usageOf(own, month, payer.uid);
    // What is used already decides about the first question; what others hold at this moment, about the last.
    const isFull = (usage: AiUsage, capCents: number): boolean =>
      percentOfCap(usage.costMicrodollars + heldOf(usage, at), capCents) >= 100;
    if (isFull(ofPerson, settings.personCapCents)) throw capReached(true);
    if (isFull(ofAll, settings.monthlyCapCents)) throw capReached(false);
    const reservedUntil = new Date(Date.parse(at) + RESERVED_MS).toISOString();
    for (const [ref, usage, snapshot] of [
      [company, ofAll, all],
      [person, ofPerson, own],
    ] as const)
      transaction.set(ref, {
        ...usage,
        reservedMicrodollars: heldOf(usage, at) + microdollars,
        reservedUntil,
        ...stampOf(snapshot.data(), '', at),
      });
  });
}

/** What was used instead of what was set aside. Gives how much of the caps is used now. */
export async function settle(
  deps: Deps,
  payer: Payer,
  {
    purpose,
    reserved,
    cost,
    used,
    isQuestion,
  }: {
    purpose: AiPurpose;
    reserved: number;
    cost: number;
    used: ModelUsage;
    isQuestion: boolean;
  },
): Promise<void> {
  const { db, now } = deps;
  const { company, person, month } = booksOf(deps, payer);
  await db.runTransaction(async (transaction) => {
    const [all, own] = await transaction.getAll(company, person);
    if (!all || !own) throw new Error('getAll gave less than was asked for');
    for (const [ref, usage, snapshot] of [
      [company, usageOf(all, month, ''), all],
      [person, usageOf(own, month, payer.uid), own],
    ] as const) {
      const before = usage.costOfPurposes.find((one) => one.purpose === purpose)?.costMicrodollars ?? 0;
      transaction.set(ref, {
        ...usage,
        questionCount: usage.questionCount + (isQuestion ? 1 : 0),
        costMicrodollars: usage.costMicrodollars + cost,
        reservedMicrodollars: Math.max(0, usage.reservedMicrodollars - reserved),
        inputTokens: usage.inputTokens + used.inputTokens + used.cacheReadTokens + used.cacheWriteTokens,
        outputTokens: usage.outputTokens + used.outputTokens,
        costOfPurposes: [
          ...usage.costOfPurposes.filter((one) => one.purpose !== purpose),
          { purpose, costMicrodollars: before + cost },
        ],
        ...stampOf(snapshot.data(), '', now()),
      });
    }
  });
}
