const SCHEME = 'data-mantine-color-scheme';

/**
 * Paper is white: while a page is printed it has the colors of the light scheme. In the dark one its words are nearly as light as the
 * sheet, because browsers leave out backgrounds. @returns what ends it
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
