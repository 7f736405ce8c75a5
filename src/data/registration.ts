import { registerCompany } from '@/domain/company/api';
import { acceptInvitation } from '@/domain/team/api';
import { AppError } from '@/lib/appError';
import { nowIso } from '@/lib/dates';
import type { input } from 'zod';
import { callFunction } from './callables';
import { toAppError } from './errors';
import { firebaseAuth } from './firebase/auth';
import { signUp } from './session/signIn';

type Account = { email: string; password: string };

/** Creates the account, unless an earlier attempt that was interrupted has already created and signed in this one. */
async function ensureAccount({ email, password }: Account, confirms?: 'key of an invitation'): Promise<void> {
  if (firebaseAuth.currentUser?.email === email.trim().toLowerCase()) return;
  await signUp(email, password, confirms);
}

/**
 * Creates an account and its company. Safe to repeat after a lost connection: the account is created once, and the server returns the
 * same company again.
 */
export async function registerWithCompany(
  account: Account,
  company: input<typeof registerCompany.input>,
): Promise<void> {
  await ensureAccount(account);
  await callFunction(registerCompany, company);
}

/** The parameters in an invitation e-mail's link; includes an ID if it was texted to a phone number. */
export type Invitation = { companyId: string; key: string; inviteId: string };

/**
 * Creates an account that joins someone else's company: a plain user without a company until an invitation is accepted, which is
 * immediate if the e-mail's link was opened. Safe to repeat.
 */
export async function registerInvited(
  account: Account,
  name: { firstName: string; lastName: string },
  invitation?: Invitation,
): Promise<void> {
  await ensureAccount(account, invitation && 'key of an invitation');
  const user = firebaseAuth.currentUser;
  if (!user?.email) throw new AppError({ code: 'unauthenticated', userMessage: 'User not authenticated' });
  const [{ doc, setDoc }, { firestoreDb }] = await Promise.all([
    import('firebase/firestore'),
    import('./firebase/firestore'),
  ]);
  const at = nowIso();
  await setDoc(doc(firestoreDb, 'users', user.uid), {
    ...name,
    email: user.email,
    role: 'user',
    colorScheme: 'auto',
    // Someone who joins has nothing to set up.
    isOnboarded: invitation !== undefined,
    createdBy: user.uid,
    createdAt: at,
    updatedBy: user.uid,
    updatedAt: at,
  }).catch((error: unknown) => {
    throw toAppError(error);
  });
  if (!invitation) return;
  await callFunction(acceptInvitation, invitation);
  const { refreshAuthUser } = await import('./session/authWatch');
  await refreshAuthUser();
}
