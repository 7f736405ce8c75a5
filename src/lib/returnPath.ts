const PARAMETER = 'from';

const withReturn = (path: string, from: string): string => `${path}?${PARAMETER}=${encodeURIComponent(from)}`;

/** Returns `/login` with the location to return to. */
export const loginPath = (from: string): string => withReturn('/login', from);
/** Returns `/register` with the location to go to once there is a company. */
export const registerPath = (from: string): string => withReturn('/register', from);
/** Returns `/onboarding` with the location to go to afterward. */
export const onboardingPath = (from: string): string => withReturn('/onboarding', from);

/** Returns `path` if it's internal. Anything that could lead to another site (`//evil.example`, `https:…`, a backslash) becomes null. */
export function toInternalPath(path: string | null): string | null {
  return path?.startsWith('/') && !path.startsWith('//') && !/[\\\s]/.test(path) ? path : null;
}

/** Returns where to go after signing in: the saved location if it's internal, else `fallback`. */
export function returnPath(search: string, fallback: string): string {
  return toInternalPath(new URLSearchParams(search).get(PARAMETER)) ?? fallback;
}
