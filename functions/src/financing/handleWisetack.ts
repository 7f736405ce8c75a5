import type { Deps } from '../platform/admin';
import type { WebhookAnswer, WebhookRequest } from '../platform/defineWebhook';
import { followLender, whichOf } from './partner';
import { purchaseIn } from './wisetack';

/**
 * Handles Wisetack's report that an application changed. Its current state is fetched there, so repeated, late or out-of-order reports do
 * no harm. Answers 401 if Wisetack didn't sign it; reports about others' applications are accepted and ignored.
 */
export async function handleWisetack(deps: Deps, { body, header }: WebhookRequest): Promise<WebhookAnswer> {
  const purchaseId = purchaseIn(body, header('x-wisetack-signature'));
  if (purchaseId === null) return { status: 401, message: 'Not signed' };
  const which = whichOf(purchaseId);
  if (!which) return { status: 200, message: 'Not ours' };
  const came = await followLender(deps, which);
  // It arrived before the response with its id: Wisetack will send it again.
  return came === 'not-begun' ? { status: 503, message: 'Not yet' } : { status: 200, message: 'Noted' };
}
