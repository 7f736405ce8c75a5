import { createRequire } from 'node:module';
import { ROOT } from '../../bench/paths';

const CLOUD_PLATFORM = 'https://www.googleapis.com/auth/cloud-platform';

/** The part of firebase-tools' own sign-in needed here; it has no command that prints a token. */
type FirebaseAuth = {
  getProjectDefaultAccount: (folder: string) => { tokens: { refresh_token?: string } } | undefined;
  getAccessToken: (refreshToken: string | undefined, scopes: string[]) => Promise<{ access_token?: string }>;
};

/**
 * Returns an access token of the user signed in with firebase-tools, or else with gcloud (application default credentials). '' if nobody
 * is signed in.
 */
export async function accessToken(): Promise<string> {
  const auth = createRequire(import.meta.url)('firebase-tools/lib/auth.js') as FirebaseAuth;
  try {
    const refreshToken = auth.getProjectDefaultAccount(ROOT)?.tokens.refresh_token;
    return (await auth.getAccessToken(refreshToken, [CLOUD_PLATFORM])).access_token ?? '';
  } catch {
    return '';
  }
}
