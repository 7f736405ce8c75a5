const KEY = 'fieldwright:signed-in';

/**
 * Returns whether someone signed in on this device and hasn't signed out. Only a hint about what to wait for at startup: Firebase knows
 * who it is, and whether the session is still valid. Blocked storage counts as yes.
 */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** For styles: public pages show member options next to visitor options (`ui/public/ForWhom`). */
function showMark(isSignedIn: boolean): void {
  if (typeof document !== 'undefined') document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
}

export function rememberSignedIn(): void {
  showMark(true);
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Without storage, every start waits for Firebase, which is slower but correct.
  }
}

export function forgetSignedIn(): void {
  showMark(false);
  try {
    localStorage.removeItem(KEY);
  } catch {
    // See rememberSignedIn.
  }
}
