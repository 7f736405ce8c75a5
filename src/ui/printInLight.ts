const SCHEME = 'data-mantine-color-scheme';

/**
 * Prints in the light color scheme, since paper is white. In the dark scheme, text is nearly as light as the sheet, because browsers omit
 * backgrounds. @returns a cleanup function
 */
export function printInLight(): () => void {
  const root = document.documentElement;
  let before: string | null = null;
  const begin = (): void => {
    before ??= root.getAttribute(SCHEME);
    root.setAttribute(SCHEME, 'light');
  };
  const end = (): void => {
    if (before !== null) root.setAttribute(SCHEME, before);
    before = null;
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
