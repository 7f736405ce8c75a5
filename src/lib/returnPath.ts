const PARAMETER = 'from';

/** `/login` with the place to come back to. */
export const loginPath = (from: string): string => `/login?${PARAMETER}=${encodeURIComponent(from)}`;

/**
 * The place to go after signing in: the kept location if it is one of ours, else `fallback`. Anything that could
 * lead to another site (`//evil.example`, `https:…`, a backslash) is ignored.
 */
export function returnPath(search: string, fallback: string): string {
  const from = new URLSearchParams(search).get(PARAMETER) ?? '';
  const isOurs = from.startsWith('/') && !from.startsWith('//') && !/[\\\s]/.test(from);
  return isOurs ? from : fallback;
}
