import { expect, it } from 'vitest';
import { newId } from '@/lib/ids';
import type { Envelope } from '../../functions/src/mail/client';
import { tellAdmins } from '../../functions/src/team/askAdmins';
import { deps } from './deps';
import { companySchema } from '@/domain/company/schema';
import { userSchema } from '@/domain/user/schema';
import { db } from './support';
import { newShop } from './texts';

it('a refused user asks the admins by e-mail, once a day per request', async () => {
  const { companyId, owner } = await newShop({ isAgreed: false });
  await db.doc(`users/${owner.uid}`).set({ companyId, role: 'admin', email: 'owner@example.com' }, { merge: true });
  await db.doc(`users/${newId()}`).set({ companyId, role: 'admin', email: 'gone@example.com', disabled: true });
  const sent: Envelope[] = [];
  const deliver = (envelope: Envelope) => {
    sent.push(envelope);
    return Promise.resolve({ refused: [] });
  };
  const user = userSchema.parse({ companyId, role: 'technician', firstName: 'Jesse', lastName: 'Tallent' });
  const company = companySchema.parse((await db.doc(`companies/${companyId}`).get()).data());
  const caller = {
    ...{ uid: newId(), email: 'jesse@example.com', isEmailVerified: true, companyId, company },
    user: { ...user, id: newId() },
  };
  expect(await tellAdmins(deps, caller, 'collect', deliver)).toBe(1);
  expect(await tellAdmins(deps, caller, 'collect', deliver)).toBe(1);
  expect(sent.map(({ to, subject }) => ({ to, subject }))).toEqual([
    {
      to: [{ name: '', address: 'owner@example.com' }],
      subject: 'Jesse Tallent asks to collect payments on site',
    },
  ]);
  await tellAdmins(deps, caller, 'invoices', deliver);
  expect(sent).toHaveLength(2);
});
