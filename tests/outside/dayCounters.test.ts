import { expect, it } from 'vitest';
import { companySchema } from '@/domain/company/schema';
import { buildCustomer } from '@/testing/factories/customer';
import { assertMayMail, recipientsLeft, takeRecipients } from '../../functions/src/mail/allowance';
import { dayCounter } from '../../functions/src/platform/dayCounter';
import { readSource, sourcesIn } from '../static/sources';
import { memoryDeps } from './memoryDeps';

const ADA = buildCustomer({ id: 'ada', email: 'ada@example.com' });

it('a company that changes its time zone doesn’t get its daily e-mails twice', async () => {
  let now = '2026-11-23T15:00:00.000Z';
  const deps = memoryDeps(() => now);
  const { db } = deps;
  await db
    .doc('companies/acme')
    .set(companySchema.parse({ name: 'Acme', ownerId: 'owner', timeZone: 'America/New_York' }));
  await db.doc('companies/acme/customers/ada').set({ ...ADA });
  const mayMail = () => assertMayMail(deps, { companyId: 'acme', customerId: ADA.id, to: [ADA.email], sentBy: 'dana' });
  await db.runTransaction(async (transaction) => {
    (await takeRecipients(deps, transaction, { companyId: 'acme', count: 50 })).write();
  });
  await expect(mayMail()).rejects.toThrow('50 addresses a day');

  // There, it's already the next day.
  await db.doc('companies/acme').update({ timeZone: 'Pacific/Kiritimati' });
  await expect(mayMail()).rejects.toThrow('50 addresses a day');
  now = '2026-11-24T00:00:00.000Z';
  await mayMail();
  expect(await recipientsLeft(deps, 'acme')).toBe(50);
});

it('every daily amount is counted in one place', () => {
  const at = (now: string): string =>
    dayCounter(
      memoryDeps(() => now),
      'acme',
      'texts',
    ).path;
  expect(at('2026-11-23T23:59:59.999Z')).toBe('companies/acme/counters/texts-2026-11-23');
  // A counter named after a calendar day uses the company's day again.
  const named = /'counters'\)\s*\.doc\([^)]*calendarDay/;
  expect(named.test("inCompany(db, id, 'counters').doc(`mail-${calendarDay(zone)}`)")).toBe(true);
  const wrong = sourcesIn('functions/src').filter(({ path }) => named.test(readSource(path)));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
