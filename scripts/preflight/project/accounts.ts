import { good, open, wrong, type Finding } from '../finding';
import { ApiError, type ProjectApi } from './api';
import { accountsSchema, providerSchema } from './answers';

export type Expected = {
  /** The web app's hosts: its own domain and the project's. */
  domains: readonly string[];
  /** Whether the build offers “Continue with Google”. */
  hasGoogleSignIn: boolean;
};

const consoleOf = (project: string, page: string): string =>
  `https://console.firebase.google.com/project/${project}/authentication/${page}`;

async function isGoogleOn(api: ProjectApi): Promise<boolean> {
  try {
    const path = `/admin/v2/projects/${api.project}/defaultSupportedIdpConfigs/google.com`;
    return providerSchema.parse(await api.get('accounts', path)).enabled;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

/** Checks the account settings that the app relies on (`docs/deploy.md`, "Accounts"). */
export async function accountFindings(api: ProjectApi, { domains, hasGoogleSignIn }: Expected): Promise<Finding[]> {
  const config = accountsSchema.parse(await api.get('accounts', `/admin/v2/projects/${api.project}/config`));
  const { signIn, authorizedDomains, emailPrivacyConfig, notification, mfa } = config;
  const hasAuthenticators = mfa.providerConfigs.some(
    ({ state, totpProviderConfig }) => state === 'ENABLED' && totpProviderConfig !== undefined,
  );
  const strange = domains.filter((domain) => !authorizedDomains.includes(domain));
  const isGoogle = await isGoogleOn(api);
  const providers = consoleOf(api.project, 'providers');
  const settings = consoleOf(api.project, 'settings');
  const { callbackUri } = notification.sendEmail;
  return [
    signIn.email.enabled && signIn.email.passwordRequired
      ? good('Accounts: people sign in with e-mail and password')
      : wrong('Accounts: sign-in with e-mail and password is off', providers),
    signIn.anonymous.enabled
      ? wrong('Accounts: anonymous sign-in is on; nothing here uses it', providers)
      : good('Accounts: nobody signs in anonymously'),
    signIn.allowDuplicateEmails
      ? wrong('Accounts: one address may have several accounts; invitations go by address', settings)
      : good('Accounts: one address, one account'),
    emailPrivacyConfig.enableImprovedEmailPrivacy
      ? good('Accounts: nobody learns which addresses have one')
      : wrong('Accounts: e-mail enumeration protection is off', `${settings}   (User actions)`),
    hasAuthenticators
      ? good('Accounts: authenticator apps can be added')
      : open('Accounts: nobody can add an authenticator app', 'docs/deploy.md, “Accounts”'),
    isGoogle === hasGoogleSignIn
      ? good(`Accounts: Google sign-in is ${isGoogle ? 'on' : 'off'}, as the build has it`)
      : wrong(
          `Accounts: Google sign-in is ${isGoogle ? 'on' : 'off'} and the build ${hasGoogleSignIn ? 'offers it' : 'does not'}`,
          `VITE_GOOGLE_SIGN_IN, or ${providers}`,
        ),
    strange.length > 0
      ? wrong(`Accounts: ${strange.join(', ')} not among the authorized domains`, `${settings}   (Authorized domains)`)
      : good('Accounts: the app’s addresses are authorized'),
    callbackUri === '' || callbackUri.startsWith('https://')
      ? good(`Accounts: links in e-mails lead to ${callbackUri === '' ? 'Firebase’s page' : callbackUri}`)
      : open(`Accounts: links in e-mails lead to ${callbackUri}`, consoleOf(api.project, 'emails')),
  ];
}
