// Codes of an authenticator app as the second factor of a sign-in: Firebase Auth keeps and checks them.
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

/** What the app on the phone lists the account under. */
const ISSUER = 'Fieldwright';
/** What Firebase lists a factor as: an account has one at most. */
const NAME = 'Authenticator app';

/** An authenticator app that an account asks for its code. `addedAt`: an ISO instant. */
export type Authenticator = { id: string; addedAt: string };

/** A secret that an authenticator app takes in, until a first code has proved that it did. */
export type NewAuthenticator = {
  /** For typing it in. */
  key: string;
  /** `otpauth://…`, for a QR code. */
  address: string;
  /** @throws AppError when the code is wrong. */
  confirm: (code: string) => Promise<void>;
};

function ownFactors(): MultiFactorUser {
  const { currentUser } = firebaseAuth;
  if (!currentUser) throw new AppError({ code: 'unauthenticated', userMessage: 'Sign in again to continue.' });
  return multiFactor(currentUser);
}

/** The second step of a sign-in that Firebase refused for the lack of it; `onSignedIn` runs when the code was right. */
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

/** The authenticator apps of the account that is signed in, as this device knows them. */
export const authenticatorsOf = (): Promise<Authenticator[]> =>
  inPlainWords(() =>
    Promise.resolve(
      ownFactors().enrolledFactors.map(({ uid, enrollmentTime }) => ({
        id: uid,
        addedAt: new Date(enrollmentTime).toISOString(),
      })),
    ),
  );

/** Begins to add an authenticator app. @throws AppError for an unconfirmed address and for a sign-in of long ago */
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

/** From here on the password alone is enough. @throws AppError for a sign-in of long ago */
export const removeAuthenticator = (id: string): Promise<void> => inPlainWords(() => ownFactors().unenroll(id));
