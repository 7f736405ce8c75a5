import { paths } from '@/lib/paths';
import { toInternalPath } from '@/lib/returnPath';

const KEY = 'fieldwright:checkout-origin';

const AROUND_THE_CHECKOUT: readonly string[] = [paths.paymentCancel, paths.paymentSuccess];

/**
 * Notes where someone was when they left for the checkout, so giving up leads back there. Trying again from a page
 * around the checkout does not count as a new start.
 */
export function rememberCheckoutOrigin(path: string): void {
  if (AROUND_THE_CHECKOUT.includes(path.split('?')[0] ?? '')) return;
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
