/** Time the user has between our page and the provider's answer. */
export const STATE_MINUTES = 10;

/** Explains a provider's error code for refused consent (RFC 6749, section 4.1.2.1), and what to do. `name` is the provider's. */
export function refusedConsent(name: string, error: string): string {
  switch (error) {
    case 'access_denied':
      return `You did not give access at ${name}, so nothing was connected. Connect again when you are ready.`;
    case 'temporarily_unavailable':
    case 'server_error':
      return `${name} could not answer just now, so nothing was connected. Try again in a few minutes.`;
    case 'invalid_scope':
    case 'unauthorized_client':
      return `${name} does not let this project ask for that access. Check the project’s settings, then connect again.`;
    case 'admin_policy_enforced':
    case 'org_internal':
      return `Your organization’s ${name} settings do not allow this connection. Ask who manages your ${name} accounts.`;
    default:
      return `${name} ended the connection${error === '' ? '' : ` (${error.replaceAll(/[^\w .-]/g, '').slice(0, 60)})`}. Nothing was connected. Try again.`;
  }
}

/** Explains a refusal by the token endpoint (RFC 6749, section 5.2). */
export function refusedExchange(name: string, error: string): string {
  switch (error) {
    case 'invalid_client':
    case 'unauthorized_client':
      return `${name} does not know this client ID and secret. Check both under “Your own ${name} project”, then connect again.`;
    case 'redirect_uri_mismatch':
      return `The project at ${name} does not list our return address. Add it there as it is shown on our page, then connect again.`;
    case 'invalid_grant':
      return `${name} says that this answer was used before or is too old. Connect once more.`;
    default:
      return `${name} refused to connect${error === '' ? '' : ` (${error.replaceAll(/[^\w .-]/g, '').slice(0, 60)})`}. Try again.`;
  }
}

/** Message for when the server's key was changed, so the company's own secret is no longer readable. */
export const lostSecret = (name: string): string =>
  `The client secret of your own ${name} project can no longer be read, because this server’s key was changed. Enter it once more under “Your own ${name} project”, then connect again.`;

/** The same for access that a user had granted. */
export const lostAccess = (name: string): string =>
  `The access to ${name} that was kept here can no longer be read, because this server’s key was changed.`;

export const LOST_STATE = `This answer belongs to no connection that you began in the last ${String(STATE_MINUTES)} minutes, or it was used already. What was connected stays so; to connect now, start again from the page where you connect.`;
export const OTHER_PERSON =
  'Someone else began this connection. Sign in as that person, or start it yourself from the page where you connect.';
export const NO_ANSWER =
  'This page finishes a connection with another service. Open it from there: on its own it has nothing to do.';
