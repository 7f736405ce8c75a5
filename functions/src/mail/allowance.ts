import type { Transaction } from 'firebase-admin/firestore';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { customerSchema } from '@/domain/customer/schema';
import { dailyRecipients, hasPaidOnce, limitFault, strangersAmong, strangersMessage } from '@/domain/mail/allowance';
import { SAMPLE_CUSTOMER } from '@/domain/sample-data/words';
import { isRecordId } from '@/domain/record/recordId';
import { AppError } from '@/lib/appError';
import { unverified } from '../platform/access';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany, users } from '../platform/collections';
import { dayCounter } from '../platform/dayCounter';
import { precondition } from '../platform/errors';
import { createdStamp, updatedStamp } from '../platform/audit';

type Intended = {
  companyId: string;
  customerId: string;
  to: readonly string[];
  sentBy: string;
  /** True when it goes to the company itself, at an address from `companyAddress`. */
  isToCompany?: boolean;
};

/** Sent automatically, in no one's name. */
export const SYSTEM = 'system';

/**
 * Refuses mail that may not be sent: automatic mail if the owner's address is unverified, mail to anyone but customers and its own
 * members if the company never paid, mail to samples, and mail over the daily limit. Senders are checked by `member`.
 * @throws AppError `failed-precondition`, `rate-limited`.
 */
export async function assertMayMail(
  deps: Deps,
  { companyId, customerId, to, sentBy, isToCompany = false }: Intended,
): Promise<void> {
  const company = await readCompany(deps, companyId);
  if (company.sampleData.customers.includes(customerId)) throw precondition(SAMPLE_CUSTOMER);
  if (sentBy === SYSTEM && !(await isConfirmed(deps, company.ownerId))) throw unverified();
  if (!hasPaidOnce(company) && !isToCompany) {
    const stored = !isRecordId(customerId)
      ? undefined
      : await inCompany(deps.db, companyId, 'customers').doc(customerId).get();
    const strangers = strangersAmong(to, customerSchema.safeParse(stored?.data()).data ?? null);
    const unknown: string[] = [];
    for (const email of strangers) if (!(await isColleague(deps, companyId, email))) unknown.push(email);
    if (unknown.length > 0) throw precondition(strangersMessage(unknown));
  }
  assertRoom(to.length, usedIn((await dayCounter(deps, companyId, 'mail').get()).data()), company);
}

/**
 * Counts addresses against the company's daily limit, in the transaction that stores the e-mail. Reads immediately; `write` belongs with
 * the transaction's writes. @throws AppError `rate-limited`.
 */
export async function takeRecipients(
  deps: Deps,
  transaction: Transaction,
  { companyId, count }: { companyId: string; count: number },
): Promise<{ write: () => void }> {
  const company = companySchema.parse((await transaction.get(companyRef(deps.db, companyId))).data() ?? {});
  const ref = dayCounter(deps, companyId, 'mail');
  const stored = (await transaction.get(ref)).data();
  const used = usedIn(stored);
  assertRoom(count, used, company);
  return {
    write: () => {
      const now = deps.now();
      transaction.set(
        ref,
        { recipients: used + count, ...(stored ? {} : createdStamp('', now)), ...updatedStamp('', now) },
        { merge: true },
      );
    },
  };
}

/** Returns how many addresses the company can still write to today. */
export async function recipientsLeft(deps: Deps, companyId: string): Promise<number> {
  const company = await readCompany(deps, companyId);
  return dailyRecipients(company) - usedIn((await dayCounter(deps, companyId, 'mail').get()).data());
}

async function readCompany({ db }: Deps, companyId: string): Promise<CompanyFields> {
  return companySchema.parse((await companyRef(db, companyId).get()).data() ?? {});
}

const usedIn = (stored: Record<string, unknown> | undefined): number => Number(stored?.['recipients'] ?? 0);

function assertRoom(count: number, used: number, company: CompanyFields): void {
  const fault = limitFault(count, used, dailyRecipients(company));
  if (fault !== '') throw new AppError({ code: 'rate-limited', userMessage: fault });
}

/** Whether an account has a verified address and may act; false if it is gone. */
export const isConfirmed = async (deps: Deps, uid: string): Promise<boolean> =>
  (await confirmedAddress(deps, uid)) !== '';

/** Returns an account's verified address; '' without one, or if the account is disabled or gone. */
export const confirmedAddress = async (deps: Deps, uid: string): Promise<string> =>
  (await confirmedAccount(deps, uid))?.email ?? '';

/** Returns a verified account; null if it is unverified, disabled or gone. */
export async function confirmedAccount({ auth }: Deps, uid: string): Promise<{ email: string } | null> {
  if (uid === '') return null;
  try {
    const { email = '', emailVerified, disabled } = await auth.getUser(uid);
    return emailVerified && !disabled ? { email } : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return null;
    throw error;
  }
}

/** Returns the verified address of a company's member; '' for '', and for non-members. */
export async function memberAddress(deps: Deps, companyId: string, uid: string): Promise<string> {
  const isMember = uid !== '' && (await users(deps.db).doc(uid).get()).get('companyId') === companyId;
  return isMember ? confirmedAddress(deps, uid) : '';
}

/** Whether a lowercase address is a member's verified one: e-mail to a company's own signers doesn't count as e-mail to strangers. */
async function isColleague(deps: Deps, companyId: string, email: string): Promise<boolean> {
  const here = users(deps.db).where('companyId', '==', companyId).where('email', '==', email).limit(1);
  const [member] = (await here.get()).docs;
  return member !== undefined && (await confirmedAddress(deps, member.id)).toLowerCase() === email;
}

type Told = { companyId: string; company: Pick<CompanyFields, 'ownerId' | 'email' | 'subscription'>; uid: string };

/**
 * Returns where to notify the company of its customers' actions: the verified address of the member `uid` ('' = none), otherwise its own.
 * Until its first payment, the company's address could be anyone's, so the owner is notified instead. '' = nowhere.
 */
export async function companyAddress(deps: Deps, { companyId, company, uid }: Told): Promise<string> {
  const ofMember = await memberAddress(deps, companyId, uid);
  if (ofMember !== '') return ofMember;
  return company.email !== '' && hasPaidOnce(company) ? company.email : confirmedAddress(deps, company.ownerId);
}
