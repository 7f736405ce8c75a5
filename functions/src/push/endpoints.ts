/**
 * The browsers' push services: Chrome, Edge, Opera and Samsung (Google), Firefox (Mozilla), Safari (Apple), Edge on Windows (Microsoft).
 * The server posts to the URL a browser names, so only these are allowed: no address within a network can be reached this way.
 */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

/** Whether a message may be sent to an address that a browser named. In the emulator, a mock server on this machine is allowed too. */
export function isPushEndpoint(endpoint: string, env: NodeJS.ProcessEnv = process.env): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (env['FUNCTIONS_EMULATOR'] === 'true' && url.protocol === 'http:' && url.hostname === '127.0.0.1') return true;
  const isKnown = PUSH_SERVICES.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  return url.protocol === 'https:' && url.port === '' && isKnown;
}
