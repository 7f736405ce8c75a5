import { createRequire } from 'node:module';
import { ROOT } from '../../bench/paths';

const CLOUD_PLATFORM = 'https://www.googleapis.com/auth/cloud-platform';

/** As much of firebase-tools' own sign-in as this needs; it has no command that prints a token. */
type FirebaseAuth = {
  getProjectDefaultAccount: (folder: string) => { tokens: { refresh_token?: string } } | undefined;
  getAccessToken: (refreshToken: string | undefined, scopes: string[]) => Promise<{ access_token?: string }>;
};

/**
 * An access token of the person who is signed in with firebase-tools, or else with gcloud (application default credentials).
 * '' for nobody.
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
