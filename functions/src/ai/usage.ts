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
  reservedOf,
  type AiSettings,
  type AiUsage,
} from '@/domain/assistant/settings';
import { CEILING_WORDS, type CeilingKind } from '@/domain/assistant/ceiling';
import { AppError } from '@/lib/appError';
import { MINUTE_MS } from '@/lib/time';
import { unverified, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { enterIn, holdIn, overdrawn, percentBeforePayment, readCeiling, type Ceiling } from './ceiling';
import type { ModelUsage } from './port';

/** The person a model is called for, and the company that is charged. Made by `payerOf`. */
export type Payer = { companyId: string; uid: string };

/**
 * Returns the person calling a model. It costs the operator money, so callers must have a verified address, even owners.
 * @throws AppError `failed-precondition` when the address isn't confirmed
 */
export function payerOf({
  companyId,
  uid,
  isEmailVerified,
}: Pick<Member, 'companyId' | 'uid' | 'isEmailVerified'>): Payer {
  if (!isEmailVerified) throw unverified();
  return { companyId, uid };
}

/** A reservation expires after this, in case the server dies before reporting usage. */
const RESERVED_MS = 10 * MINUTE_MS;

export async function readAiSettings({ db }: Deps, companyId: string): Promise<AiSettings> {
  const stored = await inCompany(db, companyId, 'aiSettings').doc(AI_SETTINGS_ID).get();
  return settingsOf(stored);
}

/** Damaged settings count as off. */
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
      ? 'You have reached your AI limit for this month. An admin or manager can raise it under Settings, AI.'
      : 'Your company has reached its AI limit for this month. An admin or manager can raise it under Settings, AI.',
    details: { failure: 'cap-reached' },
  });

const ceilingReached = (kind: CeilingKind): AppError =>
  new AppError({ code: 'failed-precondition', userMessage: CEILING_WORDS[kind], details: { failure: 'cap-reached' } });

/** Returns whether an error means that a cap was reached or that someone turned AI off. */
export const hindranceOf = (error: unknown): 'cap-reached' | 'switched-off' | null => {
  const details: unknown = error instanceof AppError ? error.details : null;
  const failure: unknown =
    typeof details === 'object' && details !== null && 'failure' in details ? details.failure : '';
  return failure === 'cap-reached' || failure === 'switched-off' ? failure : null;
};

type Books = { company: DocumentReference; person: DocumentReference; month: string };

/** By UTC: with the time zone setting, someone could start the next month early. */
function booksOf({ db, now }: Deps, { companyId, uid }: Payer): Books {
  const month = now().slice(0, 7);
  const all = inCompany(db, companyId, 'aiUsage');
  return { company: all.doc(usageId(month)), person: all.doc(usageId(month, uid)), month };
}

const usageOf = (stored: DocumentSnapshot, month: string, uid: string): AiUsage =>
  aiUsageSchema.catch(aiUsageSchema.parse({ month, uid })).parse({ month, uid, ...stored.data() });

type Standing = { settings: AiSettings; ceiling: Ceiling; ofPerson: AiUsage; ofAll: AiUsage };

/** Limits the company cannot raise apply before the ones it set. */
const monthCapOf = ({ settings, ceiling }: Standing): number => Math.min(settings.monthlyCapCents, ceiling.monthCents);

const shareOf = (standing: Standing): UsageShare => ({
  personPercent: percentOfCap(standing.ofPerson.costMicrodollars, standing.settings.personCapCents),
  companyPercent: Math.max(
    percentOfCap(standing.ofAll.costMicrodollars, monthCapOf(standing)),
    percentBeforePayment(standing.ceiling),
  ),
});

/** Returns why `more` can't be requested now, or null if it can. Amounts currently reserved by others count. */
function refusalOf(standing: Standing, at: string, more: number): AppError | null {
  const { settings, ceiling, ofPerson, ofAll } = standing;
  // For the first question only actual usage counts; for the last, also what others have reserved.
  const isFull = (usage: AiUsage, capCents: number): boolean =>
    percentOfCap(usage.costMicrodollars + reservedOf(usage, at), capCents) >= 100;
  const over = overdrawn(ceiling, at, more);
  if (over) return ceilingReached(over);
  if (isFull(ofPerson, settings.personCapCents)) return capReached(true);
  if (!isFull(ofAll, monthCapOf(standing))) return null;
  return settings.monthlyCapCents > ceiling.monthCents ? ceilingReached('plan') : capReached(false);
}

/**
 * Returns how much of the allowance is used, without the current request, and why nothing more can be requested; '' when it can.
 * `costMicrodollars`: the cost of the company's answers this month.
 */
export async function readStanding(
  deps: Deps,
  payer: Payer,
  settings: AiSettings,
): Promise<{ usage: UsageShare; refusal: string; costMicrodollars: number }> {
  const { company, person, month } = booksOf(deps, payer);
  const [all, own, ceiling] = await Promise.all([
    company.get(),
    person.get(),
    readCeiling(deps, payer.companyId, async (...refs) => deps.db.getAll(...refs)),
  ]);
  const standing = {
    settings,
    ceiling,
    ofPerson: usageOf(own, month, payer.uid),
    ofAll: usageOf(all, month, ''),
  };
  return {
    usage: shareOf(standing),
    refusal: refusalOf(standing, deps.now(), 1)?.userMessage ?? '',
    costMicrodollars: standing.ofAll.costMicrodollars,
  };
}

/**
 * Reserves the most a request may cost, so that concurrent requests also stay below the caps. Settings are read in the same step: if AI
 * is turned off mid-answer, the next round is refused.
 * @throws AppError `failed-precondition` when it is turned off, or when a cap or the operator's ceiling is reached
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
    const ceiling = await readCeiling(deps, payer.companyId, async (...refs) => transaction.getAll(...refs));
    const ofAll = usageOf(all, month, '');
    const ofPerson = usageOf(own, month, payer.uid);
    const refusal = refusalOf({ settings, ceiling, ofPerson, ofAll }, at, microdollars);
    if (refusal) throw refusal;
    const reservedUntil = new Date(Date.parse(at) + RESERVED_MS).toISOString();
    holdIn(transaction, ceiling, { at, microdollars, reservedUntil });
    for (const [ref, usage, snapshot] of [
      [company, ofAll, all],
      [person, ofPerson, own],
    ] as const)
      transaction.set(ref, {
        ...usage,
        reservedMicrodollars: reservedOf(usage, at) + microdollars,
        reservedUntil,
        ...stampOf(snapshot.data(), '', at),
      });
  });
}

/** Replaces the reservation with actual usage. Returns how much of the caps is now used. */
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
    const ceiling = await readCeiling(deps, payer.companyId, async (...refs) => transaction.getAll(...refs));
    enterIn(transaction, ceiling, { at: now(), reserved, cost });
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
