/**
 * The push services of the browsers: Chrome, Edge, Opera and Samsung (Google), Firefox (Mozilla), Safari (Apple), Edge on Windows (Microsoft).
 * A server posts to what a browser names, so it names nothing else: no address within a network can be reached this way.
 */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

/** Whether a message may go to an address that a browser named. In the emulator also to a stand-in on this machine. */
export function isPushEndpoint(endpoint: string, env: NodeJS.ProcessEnv = process.env): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (env['FUNCTIONS_EMULATOR'] === 'true' && url.protocol === 'http:' && url.hostname === '127.0.0.1') return true;
  const isKnown = PUSH_SERVICES.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  return url.protocol === 'https:' && url.port === '' && isKnown;
}
