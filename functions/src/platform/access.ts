import type { CallableRequest } from 'firebase-functions/https';
import { canAct, type Action } from '@/domain/access/permissions';
import { hasFeature, type Feature } from '@/domain/access/features';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { userName, userSchema, type User } from '@/domain/user/schema';
import { AppError } from '@/lib/appError';
import type { Deps } from './admin';
import { companyRef, users } from './collections';
import { denied, notFound, precondition } from './errors';

/** A signed-in caller. `user` is null until the account has a user document. */
export type Caller = { uid: string; email: string; isEmailVerified: boolean; user: User | null };

/** A member of a company, according to its current documents. */
export type Member = Caller & { user: User; companyId: string; company: CompanyFields };

/** Identifies the caller from the token and the documents, or throws why they may not call. */
export type Access<C extends Caller> = (deps: Deps, auth: CallableRequest['auth']) => Promise<C>;

/**
 * Admits everyone with an account that isn't anonymous or disabled. Throws `unauthenticated`, `permission-denied` (disabled) or
 * `failed-precondition` (address not confirmed).
 */
export function signedIn(options: { requiresVerifiedEmail?: boolean } = {}): Access<Caller> {
  return async (deps, auth) => {
    const caller = await readCaller(deps, auth);
    if (options.requiresVerifiedEmail && !caller.isEmailVerified) throw unverified();
    return caller;
  };
}

/**
 * Admits members of a company: membership, role and flags are reread on each call, never taken from the token, which
 * stays valid for an hour after someone has left. Except for the company's owner, who must be able to start right
 * away, the e-mail address must be verified; with `requiresVerifiedEmail` the owner's too.
 */
export function member(
  options: { action?: Action; feature?: Feature; requiresVerifiedEmail?: boolean } = {},
): Access<Member> {
  return async (deps, auth) => {
    const caller = await readCaller(deps, auth);
    const { user } = caller;
    if (!user) throw notFound('User');
    if (user.companyId === null) throw precondition('User not associated with a company');
    const snapshot = await companyRef(deps.db, user.companyId).get();
    if (!snapshot.exists) throw precondition('User not associated with a company');
    const company = companySchema.parse(snapshot.data());
    const mayBeUnverified = company.ownerId === caller.uid && !options.requiresVerifiedEmail;
    if (!caller.isEmailVerified && !mayBeUnverified) throw unverified();
    if (options.action && !canAct({ role: user.role }, options.action)) throw await deniedByRole(deps, company);
    if (options.feature && !hasFeature(user.features, options.feature)) throw denied('This feature is off for you.');
    return { ...caller, user, companyId: user.companyId, company };
  };
}

/** Builds the error for a caller whose role doesn't allow it, naming the person to ask. */
export const deniedByRole = async (deps: Deps, company: Pick<CompanyFields, 'ownerId'>): Promise<AppError> =>
  denied(`Your role does not allow this. ${await whomToAsk(deps, company)}`);

/** Returns a sentence that says whom to ask: the owner, who may do everything and grants permissions. */
export async function whomToAsk({ db }: Deps, { ownerId }: Pick<CompanyFields, 'ownerId'>): Promise<string> {
  const owner = ownerId === '' ? null : userSchema.safeParse((await users(db).doc(ownerId).get()).data()).data;
  const name = owner ? userName(owner) : '';
  return name === '' ? 'Ask an admin of your company.' : `Ask ${name} or another admin of your company.`;
}

/** Admits everyone: a caller who is signed out, or signed in anonymously, has no `uid`. Only disabled accounts are refused. */
export function anyone(): Access<Caller> {
  return async (deps, auth) =>
    isPerson(auth) ? readCaller(deps, auth) : { uid: '', email: '', isEmailVerified: false, user: null };
}

type Auth = CallableRequest['auth'];

const isPerson = (auth: Auth): auth is NonNullable<Auth> =>
  auth !== undefined && auth.token.firebase.sign_in_provider !== 'anonymous';

async function readCaller({ db }: Deps, auth: Auth): Promise<Caller> {
  if (!isPerson(auth)) {
    throw new AppError({ code: 'unauthenticated', userMessage: 'User not authenticated' });
  }
  const snapshot = await users(db).doc(auth.uid).get();
  const user = snapshot.exists ? { ...userSchema.parse(snapshot.data()), id: snapshot.id } : null;
  if (user?.disabled) throw denied('This account is disabled.');
  return {
    uid: auth.uid,
    email: (auth.token.email ?? '').toLowerCase(),
    isEmailVerified: auth.token.email_verified === true,
    user,
  };
}

export const unverified = (): AppError =>
  precondition('Confirm your e-mail address first: open the link that we sent you.');
