import { paths } from '@/lib/paths';
import { toInternalPath } from '@/lib/returnPath';

const KEY = 'fieldwright:checkout-origin';

const AROUND_THE_CHECKOUT: readonly string[] = [paths.paymentCancel, paths.paymentSuccess];

/**
 * Remembers where someone was when they left for the checkout, so that abandoning it leads back there. Retrying from a page around the
 * checkout doesn't count as a new start.
 */
export function rememberCheckoutOrigin(path: string): void {
  if (AROUND_THE_CHECKOUT.includes(path.split('?')[0] ?? '')) return;
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage, the way back leads to the pricing page.
  }
}

/** Returns where this tab left for the checkout, '' if unknown. */
export function checkoutOrigin(): string {
  try {
    return toInternalPath(sessionStorage.getItem(KEY)) ?? '';
  } catch {
    return '';
  }
}
