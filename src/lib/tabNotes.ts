/** Small notes that last as long as a browser tab. A browser without storage forgets them: callers must work without them. */
export function noteInTab(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    // See above.
  }
}

export function notedInTab(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
