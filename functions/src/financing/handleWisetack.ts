import type { Deps } from '../platform/admin';
import type { WebhookAnswer, WebhookRequest } from '../platform/defineWebhook';
import { followLender, whichOf } from './partner';
import { purchaseIn } from './wisetack';

/**
 * Wisetack says that an application has changed: where it is now is read there, so that what comes twice, late or in another order does no harm. 401
 * for what it did not sign; what is none of ours is taken and left alone.
 */
export async function handleWisetack(deps: Deps, { body, header }: WebhookRequest): Promise<WebhookAnswer> {
  const purchaseId = purchaseIn(body, header('x-wisetack-signature'));
  if (purchaseId === null) return { status: 401, message: 'Not signed' };
  const which = whichOf(purchaseId);
  if (!which) return { status: 200, message: 'Not ours' };
  const came = await followLender(deps, which);
  // Faster than the answer that brings its id: it comes again.
  return came === 'not-begun' ? { status: 503, message: 'Not yet' } : { status: 200, message: 'Noted' };
}
