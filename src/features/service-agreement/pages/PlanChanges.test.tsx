import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { collections } from '@/data/collections';
import {
  continueMigration,
  decideMigration,
  pickMigrationRows,
  prepareMigration,
} from '@/domain/agreement/migration/api';
import {
  agreementMigrationRowSchema,
  agreementMigrationSchema,
  type AgreementMigration,
} from '@/domain/agreement/migration/schema';
import { termsOfPlan } from '@/domain/agreement/record/create';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildPlan } from '@/testing/factories/agreement';
import { buildStored } from '@/testing/factories/build';
import { renderApp } from '@/testing/renderApp';
import { serviceAgreementRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './PlanChangesPage';
import './PlanChangePage';

const plan = buildPlan({ id: 'plus', version: 2 });
const migration = (state: AgreementMigration['state'], counts: Partial<AgreementMigration['counts']>) =>
  buildStored({
    kind: 'migration',
    schema: agreementMigrationSchema,
    fields: {
      fromPlanId: 'plus',
      toPlanId: 'plus',
      day: '2026-06-10',
      state,
      planName: 'Comfort Plus',
      toVersion: 2,
      terms: termsOfPlan(plan),
      counts,
      monthlyBeforeCents: 3_800,
      monthlyAfterCents: 4_800,
    },
    overrides: { id: 'm1' },
  });
const row = (agreementId: string, number: string, memberName: string) =>
  buildStored({
    kind: 'row',
    schema: agreementMigrationRowSchema,
    fields: {
      migrationId: 'm1',
      agreementId,
      number,
      memberName,
      state: 'ready' as const,
      preview: {
        effectiveOn: '2026-07-01',
        interval: 'month' as const,
        priceBeforeCents: 1_900,
        priceAfterCents: 2_400,
        creditCents: -950,
        chargeCents: 1_200,
        nextBillOn: '2026-07-01',
        nextBillCents: 2_400,
        visitsGained: ['Drain check'],
        visitsLost: [],
        notices: [
          {
            text: 'CA requires notice of a price increase.',
            isDoubtful: false,
            earliest: '2026-06-01',
            latest: '2026-06-24',
          },
        ],
      },
    },
    overrides: { id: `m1-${agreementId}` },
  });

const open = (path: string, stored: ReturnType<typeof migration>) =>
  renderApp({
    routes: serviceAgreementRoutes,
    path,
    role: 'manager',
    records: {
      agreementPlans: [plan],
      agreementMigrations: [stored],
      agreementMigrationRows: [row('a1', 'S26-AAAAA', 'Ada Lovelace'), row('a2', 'S26-BBBBB', 'Grace Hopper')],
    },
    now: '2026-06-10T15:00:00.000Z',
    features: { serviceagreement: true },
  });

it('prepares a plan change, and shows each member first', async () => {
  const calls = answerCalls([answering(prepareMigration, () => ({ state: 'ready' as const, isDone: true }))]);
  const { user } = await open('/service-agreement/changes?open=new&plan=plus', migration('ready', { ready: 2 }));
  const dialog = await screen.findByRole('dialog', { name: 'Change members’ plan' });
  // Members have earlier versions than the plan's current one.
  expect(await within(dialog).findByRole('combobox', { name: 'Members of' })).toHaveValue(plan.name);
  expect(within(dialog).getByRole('combobox', { name: 'Get' })).toHaveValue(`${plan.name}, version ${plan.version}`);
  await user.click(within(dialog).getByRole('button', { name: 'Preview changes' }));
  expect(calls.callsOf(prepareMigration)).toMatchObject([
    { choice: { fromPlanId: 'plus', toPlanId: 'plus', prices: 'list', timing: 'period', day: '2026-06-10' } },
  ]);
});

it('can exclude members, and applies the rest after confirmation', async () => {
  const calls = answerCalls([
    answering(pickMigrationRows, () => ({})),
    answering(decideMigration, () => ({ state: 'applied' as const, isDone: true })),
  ]);
  const { user } = await open('/service-agreement/changes/m1', migration('ready', { ready: 2 }));
  const table = await screen.findByRole('table', { name: 'Members who change' });
  expect(
    await within(table).findByRole('row', {
      name: /Ada Lovelace.*S26-AAAAA.*Will change.*Jul 1.*\$19\.00 → \$24\.00.*−\$9\.50.*\$12\.00.*\+ Drain check.*Jun 1 – Jun 24/,
    }),
  ).toBeVisible();
  expect(screen.getByText(/they pay \$38\.00 today and \$48\.00 afterward/)).toBeVisible();
  expect(screen.getByText(/CA requires notice/)).toBeVisible();
  await user.click(within(table).getByRole('checkbox', { name: /Grace Hopper/ }));
  await user.click(screen.getByRole('button', { name: 'Leave out' }));
  expect(calls.callsOf(pickMigrationRows)).toEqual([{ migrationId: 'm1', agreementIds: ['a2'], isIn: false }]);
  await user.click(screen.getByRole('button', { name: 'Change 2 members' }));
  const question = await screen.findByRole('dialog', { name: 'Change 2 members' });
  await user.click(within(question).getByRole('button', { name: 'Change the plan' }));
  expect(calls.callsOf(decideMigration)).toEqual([{ migrationId: 'm1', decision: 'apply' }]);
});

it('shows the progress of an applied change, and continues until done', async () => {
  let left = 2;
  const calls = answerCalls([
    answering(continueMigration, () => {
      left -= 1;
      return { state: left === 0 ? ('applied' as const) : ('applying' as const), isDone: left === 0 };
    }),
  ]);
  const { workspace } = await open('/service-agreement/changes/m1', migration('applying', { ready: 1, applied: 1 }));
  expect(await screen.findByRole('progressbar', { name: '1 of 2 members' })).toBeVisible();
  await expect.poll(() => calls.callsOf(continueMigration).length).toBe(2);
  expect(await workspace.repository(collections.agreementMigrations).getById('m1')).toMatchObject({ toVersion: 2 });
});

it('says whom to ask if the role may not change plans, without a list', async () => {
  await renderApp({
    ...{ routes: serviceAgreementRoutes, path: '/service-agreement/changes', role: 'technician' },
    features: { serviceagreement: true },
    records: { agreementMigrations: [migration('applied', { applied: 2 })] },
  });
  expect(await screen.findByRole('button', { name: 'Ask your admins' })).toBeVisible();
  expect(screen.queryByRole('searchbox', { name: 'Search plans' })).not.toBeInTheDocument();
  expect(screen.queryByText('Comfort Plus, version 2')).not.toBeInTheDocument();
});
