import { createHmac, timingSafeEqual } from 'node:crypto';
import { newsIn } from '@/domain/quickbooks/webhook';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import type { WebhookAnswer, WebhookRequest } from '../platform/defineWebhook';
import { webhookToken } from './config';

/** Whether QuickBooks signed these exact bytes. */
function isSigned({ body, header }: WebhookRequest, token: string): boolean {
  const given = Buffer.from(header('intuit-signature'), 'base64');
  const right = createHmac('sha256', token).update(body).digest();
  return given.byteLength === right.byteLength && timingSafeEqual(given, right);
}

/**
 * Only records, for each company file, that something changed: QuickBooks wants a response within three seconds, the changes are read a
 * few minutes later, and a repeated, late or out-of-order delivery records the same again. Answers 401 if QuickBooks didn't sign it.
 */
export async function handleNews({ db, now, newId }: Deps, request: WebhookRequest): Promise<WebhookAnswer> {
  const token = webhookToken();
  if (token === '' || !isSigned(request, token)) return { status: 401, message: 'Not signed' };
  let parsed: unknown;
  try {
    parsed = JSON.parse(request.body.toString('utf8'));
  } catch {
    return { status: 400, message: 'Not readable' };
  }
  const news = newsIn(parsed);
  if (!news) return { status: 400, message: 'Not readable' };
  let noted = 0;
  for (const realmId of new Set(news.map((one) => one.realmId))) {
    if (!/^\d{1,20}$/.test(realmId)) continue;
    const { docs } = await db.collectionGroup('quickbooksSetup').where('realmId', '==', realmId).limit(20).get();
    for (const { ref } of docs) {
      await ref.update({ hasNews: true, lastNews: newId(), ...updatedStamp('', now()) });
      noted += 1;
    }
  }
  return { status: 200, message: 'Noted', log: { events: news.length, companies: noted } };
}
