// QuickBooks' change webhooks: signed, in either of its two formats, retried until acknowledged.
import { createHmac, randomUUID } from 'node:crypto';

const OLD_VERBS = { created: 'Create', updated: 'Update', deleted: 'Delete', voided: 'Void', merged: 'Merge' };

const realmOf = (store, books) => [...store.state.realms].find(([, one]) => one === books)?.[0] ?? '';

/** @returns {string} the body of one delivery */
function bodyOf(store, news) {
  if (store.state.switches.webhookFormat === 'new')
    return JSON.stringify(
      news.map(({ books, entity, id, verb, at, eventId }) => ({
        specversion: '1.0',
        id: eventId,
        source: 'intuit.stand-in',
        type: `qbo.${entity.toLowerCase()}.${verb}.v1`,
        datacontenttype: 'application/json',
        time: at,
        intuitentityid: id,
        intuitaccountid: realmOf(store, books),
        data: {},
      })),
    );
  const realms = [...new Set(news.map(({ books }) => books))];
  return JSON.stringify({
    eventNotifications: realms.map((books) => ({
      realmId: realmOf(store, books),
      dataChangeEvent: {
        entities: news
          .filter((one) => one.books === books)
          .map(({ entity, id, verb, at }) => ({
            name: entity,
            id,
            operation: OLD_VERBS[verb] ?? 'Update',
            lastUpdated: at,
          })),
      },
    })),
  });
}

const signatureOf = (store, body) => createHmac('sha256', store.state.verifier).update(body).digest('base64');

/** Sends what is waiting; what nobody took waits on. `times` sends it that often. @returns {Promise<number[]>} the answers' statuses */
export async function deliver(store, url, { times = 1, forged = false } = {}) {
  const waiting = store.state.news.splice(0).map((one) => ({ ...one, eventId: one.eventId ?? randomUUID() }));
  if (waiting.length === 0 || url === '') return [];
  const body = bodyOf(store, waiting);
  const statuses = [];
  for (let time = 0; time < times; time += 1) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'intuit-signature': forged ? 'Zm9yZ2Vk' : signatureOf(store, body),
      },
      body,
      signal: AbortSignal.timeout(3000),
    }).catch(() => ({ status: 0 }));
    statuses.push(answer.status);
  }
  if (!statuses.some((status) => status === 200)) store.state.news.unshift(...waiting);
  return statuses;
}
