// Authenticator app codes as the second factor of a sign-in: Firebase Auth stores and verifies them.
import {
  getMultiFactorResolver,
  multiFactor,
  TotpMultiFactorGenerator,
  type MultiFactorError,
  type MultiFactorUser,
} from 'firebase/auth';
import { AppError } from '@/lib/appError';
import { firebaseAuth } from '../firebase/auth';
import { inPlainWords } from './authErrors';
import type { SecondStep } from './signIn';

/** The name under which the authenticator app lists the account. */
const ISSUER = 'Fieldwright';
/** The factor's name at Firebase: an account has at most one. */
const NAME = 'Authenticator app';

/** An authenticator app enrolled for an account. `addedAt`: an ISO instant. */
export type Authenticator = { id: string; addedAt: string };

/** A secret to enroll an authenticator app with; pending until a first code proves that it worked. */
export type NewAuthenticator = {
  /** For typing it in manually. */
  key: string;
  /** `otpauth://…`, for a QR code. */
  address: string;
  /** @throws AppError if the code is wrong. */
  confirm: (code: string) => Promise<void>;
};

function ownFactors(): MultiFactorUser {
  const { currentUser } = firebaseAuth;
  if (!currentUser) throw new AppError({ code: 'unauthenticated', userMessage: 'Sign in again to continue.' });
  return multiFactor(currentUser);
}

/** Returns the second step of a sign-in that Firebase rejected for lack of it; `onSignedIn` runs if the code was right. */
export function secondStepOf(error: unknown, onSignedIn: () => void): SecondStep {
  const resolver = getMultiFactorResolver(firebaseAuth, error as MultiFactorError);
  return {
    confirm: (code) =>
      inPlainWords(async () => {
        const [hint] = resolver.hints.filter(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
        if (!hint)
          throw new AppError({
            code: 'unauthenticated',
            userMessage: 'This account has a second factor that this app cannot ask for. Ask your administrator.',
          });
        await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code));
        onSignedIn();
      }),
  };
}

/** Returns the signed-in account's authenticator apps, as this device knows them. */
export const authenticatorsOf = (): Promise<Authenticator[]> =>
  inPlainWords(() =>
    Promise.resolve(
      ownFactors().enrolledFactors.map(({ uid, enrollmentTime }) => ({
        id: uid,
        addedAt: new Date(enrollmentTime).toISOString(),
      })),
    ),
  );

/** Starts adding an authenticator app. @throws AppError for an unconfirmed address and if the sign-in isn't recent */
export const startAuthenticator = (): Promise<NewAuthenticator> =>
  inPlainWords(async () => {
    const factors = ownFactors();
    const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
    return {
      key: secret.secretKey,
      address: secret.generateQrCodeUrl(firebaseAuth.currentUser?.email ?? '', ISSUER),
      confirm: (code) =>
        inPlainWords(() => factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), NAME)),
    };
  });

/** Removes an authenticator app; from then on the password alone is enough. @throws AppError if the sign-in isn't recent */
export const removeAuthenticator = (id: string): Promise<void> => inPlainWords(() => ownFactors().unenroll(id));
