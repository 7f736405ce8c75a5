import { toInternalPath } from '@/lib/returnPath';

const KEY = 'fieldwright:checkout-origin';

/** Notes where somebody was when they left for the checkout, so that whoever gives up finds their way back. */
export function rememberCheckoutOrigin(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage the way back leads to the prices.
  }
}

/** Where this tab left for the checkout, '' when that is not known. */
export function checkoutOrigin(): string {
  try {
    return toInternalPath(sessionStorage.getItem(KEY)) ?? '';
  } catch {
    return '';
  }
}
