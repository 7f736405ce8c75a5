import {
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { afterFirstScreen } from '@/lib/afterFirstScreen';
import { takeCampaign } from '../campaign';
import { firebaseAuth } from '../firebase/auth';
import { report } from '../telemetry/report';
import { track } from '../tracking';
import { inPlainWords, toAuthError } from './authErrors';

/** Records a manual sign-in: a session restored by a reload doesn't count, and neither does a renewed token. */
function noteLogin(provider: string): void {
  track('login', { method: provider });
  const uid = firebaseAuth.currentUser?.uid;
  // The server attributes a login to the user who is signed in when it's notified.
  const isStillHere = (): boolean => firebaseAuth.currentUser?.uid === uid;
  void afterFirstScreen().then(() => {
    if (isStillHere()) report({ type: 'login', provider }, isStillHere);
  });
}

/** The step after the password, for an account with an authenticator app. */
export type SecondStep = {
  /** @throws AppError in plain language, if the code is wrong or the password was entered too long ago. */
  confirm: (code: string) => Promise<void>;
};

const asksForCode = (error: unknown): boolean =>
  error instanceof Object && 'code' in error && error.code === 'auth/multi-factor-auth-required';

/** Signs in, or returns the second step. */
async function orSecondStep(provider: string, work: () => Promise<boolean>): Promise<SecondStep | undefined> {
  try {
    if (await work()) noteLogin(provider);
    return undefined;
  } catch (error) {
    if (!asksForCode(error)) throw toAuthError(error);
    const { secondStepOf } = await import('./secondFactor');
    return secondStepOf(error, () => noteLogin(provider));
  }
}

/** @throws AppError with a message that reveals no more than necessary. */
export const signIn = (email: string, password: string): Promise<SecondStep | undefined> =>
  orSecondStep('email', async () => {
    await signInWithEmailAndPassword(firebaseAuth, email.trim(), password);
    return true;
  });

/**
 * Creates the account, signs it in and sends the verification e-mail, unless something else `confirms` the address. A failed e-mail doesn't
 * stop anyone.
 */
export const signUp = (email: string, password: string, confirms?: 'key of an invitation'): Promise<void> =>
  inPlainWords(async () => {
    const { user } = await createUserWithEmailAndPassword(firebaseAuth, email.trim(), password);
    track('sign_up', { method: 'email', ...takeCampaign() });
    if (confirms) return;
    await sendEmailVerification(user).catch((error: unknown) =>
      console.warn('Verification e-mail was not sent', error),
    );
  });

/** Offered only if the project has Google sign-in enabled. The popup code loads on first use. */
export const signInWithGoogle = (): Promise<SecondStep | undefined> =>
  orSecondStep('google', async () => {
    const { browserPopupRedirectResolver, getAdditionalUserInfo, signInWithPopup } = await import('firebase/auth');
    const credential = await signInWithPopup(firebaseAuth, new GoogleAuthProvider(), browserPopupRedirectResolver);
    const isNew = getAdditionalUserInfo(credential)?.isNewUser === true;
    if (isNew) track('sign_up', { method: 'google', ...takeCampaign() });
    return !isNew;
  });

/** Succeeds for unknown addresses too, so that no one can find out who has an account. */
export const requestPasswordReset = (email: string): Promise<void> =>
  inPlainWords(async () => {
    await sendPasswordResetEmail(firebaseAuth, email.trim()).catch((error: unknown) => {
      if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'auth/user-not-found')
        return;
      throw error;
    });
  });

/** Resends the verification e-mail. */
export const resendVerification = (): Promise<void> =>
  inPlainWords(async () => {
    if (firebaseAuth.currentUser) await sendEmailVerification(firebaseAuth.currentUser);
  });
