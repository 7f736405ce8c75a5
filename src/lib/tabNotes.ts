/**
 * Small notes that live as long as a browser tab. A browser that keeps nothing forgets them: what they are for must go on
 * without.
 */
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
