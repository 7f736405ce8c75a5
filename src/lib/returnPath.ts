const PARAMETER = 'from';

const withReturn = (path: string, from: string): string => `${path}?${PARAMETER}=${encodeURIComponent(from)}`;

/** `/login` with the place to come back to. */
export const loginPath = (from: string): string => withReturn('/login', from);
/** `/register` with the place to go to once there is a company. */
export const registerPath = (from: string): string => withReturn('/register', from);
/** `/onboarding` with the place to go to afterwards. */
export const onboardingPath = (from: string): string => withReturn('/onboarding', from);

/** `path` if it is one of ours. Anything that could lead to another site (`//evil.example`, `https:…`, a backslash) is null. */
export function toInternalPath(path: string | null): string | null {
  return path?.startsWith('/') && !path.startsWith('//') && !/[\\\s]/.test(path) ? path : null;
}

/** The place to go after signing in: the kept location if it is one of ours, else `fallback`. */
export function returnPath(search: string, fallback: string): string {
  return toInternalPath(new URLSearchParams(search).get(PARAMETER)) ?? fallback;
}
