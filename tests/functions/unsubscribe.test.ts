import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContactPurpose } from '@/domain/message/contact';
import { newId } from '@/lib/ids';
import { contactIn } from '../../functions/src/messages/contactIn';
import { unsubscribeLink } from '../../functions/src/messages/unsubscribeToken';
import { newBooks } from './books';
import { deps } from './deps';
import { db, endClients, functionsPort } from './support';

const EMAIL = 'ada@example.com';
let companyId: string;
beforeAll(async () => {
  ({ companyId } = await newBooks());
});
afterAll(endClients);

it('one button ends all unsolicited e-mail, and no other; resubscribing is in the ledger as such', async () => {
  const link = await unsubscribeLink(deps, { companyId, sendId: newId(), purpose: 'reviews', email: EMAIL });
  const url = `http://127.0.0.1:${String(functionsPort)}/demo-fieldwright/us-central1/unsubscribe/${link.split('/').at(-1) ?? ''}`;
  const press = async (what: string): Promise<string> =>
    (await fetch(url, { method: 'POST', body: new URLSearchParams({ what }) })).text();
  const ruleOf = (purpose: ContactPurpose): Promise<string> =>
    db.runTransaction(async (transaction) => {
      const noon = { ...deps, now: () => '2026-06-01T17:00:00.000Z' };
      const asked = {
        companyId,
        channel: 'email',
        isByHand: false,
        customer: null,
        timeZone: 'America/Chicago',
      } as const;
      return (await contactIn(noon, transaction, { ...asked, address: EMAIL, purpose })).rule;
    });
  expect(await (await fetch(url)).text()).toContain('no more review requests');
  expect(await press('all')).toContain('invoices and appointments, still comes');
  expect([await ruleOf('reviews'), await ruleOf('visits'), await ruleOf('reminders')]).toEqual([
    'unsubscribed',
    'ok',
    'ok',
  ]);
  expect(await press('back')).toContain('subscribed again');
  expect(await ruleOf('reviews')).toBe('ok');
  const { docs } = await db.collection(`companies/${companyId}/consents`).where('source', '==', 'link').get();
  const said = docs.map((one) => `${String(one.get('purpose'))} ${String(one.get('state'))}`).toSorted();
  expect(said).toEqual(['all no', 'all yes']);
});
