import { expect, it } from 'vitest';
import { agreementMigrationRowSchema, agreementMigrationSchema } from '@/domain/agreement/migration/schema';
import { paused } from '@/domain/agreement/record/change';
import { termsOfPlan } from '@/domain/agreement/record/create';
import { agreementSchema, type Agreement } from '@/domain/agreement/record/schema';
import { companySchema } from '@/domain/company/schema';
import { agreementOf, at, billed, CONSENT } from '@/testing/agreementDays';
import { buildPlan } from '@/testing/factories/agreement';
import { buildCustomer } from '@/testing/factories/customer';
import { buildProperty } from '@/testing/factories/property';
import { moveMigration } from '../../functions/src/agreements/migration/migrationRecord';
import { runMigration } from '../../functions/src/agreements/migration/runMigration';
import { agreementsOfTheDay } from '../../functions/src/agreements/nightlyAgreements';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { memoryDeps } from './memoryDeps';

const MEMBERS = 110;
const place = { companyId: 'acme', migrationId: 'm1', by: 'ada' };
const later = (): number => Date.now() + 60_000;
const v2 = buildPlan({
  id: 'plus',
  version: 2,
  prices: [{ interval: 'month', priceCents: 2_400, extraUnitCents: 0 }],
  visits: [],
});

async function company() {
  let now = Date.parse('2026-06-10T18:00:00.000Z');
  const deps = memoryDeps(() => new Date(now).toISOString());
  const { db } = deps;
  const doc = (path: string) => db.doc(`companies/acme/${path}`);
  await db.doc('companies/acme').set(companySchema.parse({ name: 'Acme', timeZone: 'America/New_York' }));
  await doc('customers/customer-1').set(buildCustomer({ id: 'customer-1' }));
  const california = buildProperty({ id: 'ca' });
  await doc('properties/ca').set({ ...california, address: { ...california.address, state: 'CA' } });
  const member = billed(
    agreementOf({ startsOn: '2026-06-01', planId: 'plus', plan: termsOfPlan(buildPlan()) }),
    '2026-06-01',
  );
  const store = async (id: string, agreement: Agreement) =>
    doc(`agreements/${id}`).set({ ...agreement, revision: `r-${id}` });
  for (let index = 0; index < MEMBERS; index += 1)
    await store(`a${String(index).padStart(3, '0')}`, { ...member, number: `S26-${index}` });
  await store('a001', {
    ...member,
    number: 'S26-1',
    propertyId: 'ca',
    consent: { ...CONSENT, at: '2026-06-01T12:00:00.000Z' },
  });
  await store('a002', paused({ ...member, number: 'S26-2' }, at('2026-06-09')));
  await doc('agreementMigrations/m1').set(
    agreementMigrationSchema.parse({
      fromPlanId: 'plus',
      toPlanId: 'plus',
      day: '2026-06-10',
      state: 'preparing',
      toVersion: 2,
      terms: termsOfPlan(v2),
      counts: {},
    }),
  );
  const read = async (id: string) => agreementSchema.parse((await doc(`agreements/${id}`).get()).data());
  const row = async (id: string) =>
    agreementMigrationRowSchema.parse((await doc(`agreementMigrationRows/m1-${id}`).get()).data());
  const migration = async () => agreementMigrationSchema.parse((await doc('agreementMigrations/m1').get()).data());
  return { deps, doc, read, row, migration, goTo: (iso: string) => (now = Date.parse(iso)) };
}

it('members are previewed, changed in steps that may be killed, and restored as a whole', async () => {
  const { deps, doc, read, row, migration } = await company();
  // Steps that end immediately, and two at the same time.
  await runMigration(deps, place, 0);
  await Promise.all([runMigration(deps, place, later()), runMigration(deps, place, later())]);
  expect(await migration()).toMatchObject({
    state: 'ready',
    counts: { ready: MEMBERS - 1, leftOut: 1 },
    monthlyBeforeCents: (MEMBERS - 1) * 1_900,
    monthlyAfterCents: (MEMBERS - 1) * 2_400,
  });
  expect((await row('a000')).preview).toMatchObject({
    effectiveOn: '2026-07-01',
    priceBeforeCents: 1_900,
    priceAfterCents: 2_400,
    creditCents: 0,
    chargeCents: 0,
    nextBillOn: '2026-07-01',
    nextBillCents: 2_400,
    visitsLost: ['Fall tune-up', 'Spring tune-up'],
  });
  expect(await row('a002')).toMatchObject({ state: 'left-out', note: 'It is paused: change it when it resumes.' });
  // California requires at least 7 days, and July 1 leaves that many.
  expect((await row('a001')).preview?.notices).toMatchObject([{ earliest: '2026-06-01', latest: '2026-06-24' }]);

  await doc('agreements/a003').update({ revision: 'changed' });
  const before = await read('a000');
  const applying = { from: 'ready', to: 'applying', already: ['applying', 'applied'] } as const;
  await moveMigration(deps, place, applying);
  await runMigration(deps, place, 0);
  // A second click, and the hourly run at the same time as the browser.
  await moveMigration(deps, place, applying);
  await Promise.all([
    runMigration(deps, place, later()),
    runNightly(
      deps,
      'agreements',
      agreementsOfTheDay(() => Promise.resolve()),
    ),
  ]);
  expect(await migration()).toMatchObject({ state: 'applied', counts: { ready: 0, applied: MEMBERS - 2, leftOut: 2 } });
  expect(await row('a003')).toMatchObject({
    state: 'left-out',
    note: expect.stringMatching(/changed since/) as string,
  });
  expect(await read('a000')).toMatchObject({ priceCents: 1_900, nextTerms: { on: '2026-07-01', priceCents: 2_400 } });

  await moveMigration(deps, place, { from: 'applied', to: 'undoing', already: ['undoing', 'undone'] });
  await runMigration(deps, place, later());
  expect(await migration()).toMatchObject({ state: 'undone', counts: { applied: 0, undone: MEMBERS - 2 } });
  const { log, ...after } = await read('a000');
  expect(after).toEqual({ ...before, log: undefined });
  expect(log).toHaveLength(before.log.length + 2);
});

it('a member billed the new price before the undo goes back from that day on, with credit and charge', async () => {
  const { deps, read, row, goTo } = await company();
  await runMigration(deps, place, later());
  await moveMigration(deps, place, { from: 'ready', to: 'applying', already: [] });
  await runMigration(deps, place, later());
  goTo('2026-07-01T18:00:00.000Z');
  await runNightly(
    deps,
    'agreements',
    agreementsOfTheDay(() => Promise.resolve()),
  );
  expect((await read('a000')).bills.at(-1)).toMatchObject({ from: '2026-07-01', priceCents: 2_400 });
  goTo('2026-07-11T18:00:00.000Z');
  await moveMigration(deps, place, { from: 'applied', to: 'undoing', already: [] });
  await runMigration(deps, place, later());
  const back = await read('a000');
  expect(back).toMatchObject({ priceCents: 1_900, planVersion: 1 });
  // 21 of July's 31 days are left.
  expect(back.bills.slice(-2).map(({ priceCents }) => priceCents)).toEqual([-1_626, 1_287]);
  expect(await row('a000')).toMatchObject({
    state: 'undone',
    note: expect.stringMatching(/billed or changed meanwhile/) as string,
  });
});
