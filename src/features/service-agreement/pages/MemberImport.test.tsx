import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { importedAgreement } from '@/domain/agreement/import/member';
import { decideImported, importMembers } from '@/domain/agreement/record/api';
import { agreementInputSchema } from '@/domain/agreement/record/schema';
import { at } from '@/testing/agreementDays';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildAgreement, buildPlan } from '@/testing/factories/agreement';
import { buildCustomer } from '@/testing/factories/customer';
import { buildDirectoryRow, buildShard } from '@/testing/factories/directory';
import { buildProperty } from '@/testing/factories/property';
import { renderApp } from '@/testing/renderApp';
import { serviceAgreementRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './FirstRunPage';
import './MemberImportPage';

const ada = buildCustomer({ id: 'ada', email: 'ada@example.com' });
const house = buildProperty({ id: 'house', customerId: 'ada' });
const plan = buildPlan({ id: 'plus' });
const FILE = `Customer Name,Customer Email,Location Address,Membership Type,Membership Price,Billing Frequency,Next Scheduled Bill Date,Membership Status
Ada Lovelace,ada@example.com,"${house.address.street}, Asheville",Gold Club,21.00,Monthly,07/31/2026,Active
Nobody Known,nobody@example.com,"1 Oak St",Gold Club,21.00,Monthly,07/31/2026,Active
Ada Lovelace,ada@example.com,"${house.address.street}, Asheville",Gold Club,21.00,Monthly,07/31/2026,Active
Ada Lovelace,ada@example.com,"${house.address.street}, Asheville",Gold Club,21.00,Monthly,07/45/2026,Active
`;

const open = (path: string, agreements: object[] = []) =>
  renderApp({
    routes: serviceAgreementRoutes,
    path,
    role: 'manager',
    records: {
      agreementPlans: [plan],
      customers: [ada],
      properties: [house],
      agreements: agreements as never[],
      directory: [buildShard([buildDirectoryRow(ada)])],
    },
    now: '2026-06-10T15:00:00.000Z',
    features: { serviceagreement: true, customers: true },
  });

it('matches a file’s members, lists uncertain ones by name, and holds the rest for review', async () => {
  const calls = answerCalls([answering(importMembers, () => ({ added: 1, known: 0, faults: [] }))]);
  const { user } = await open('/service-agreement/import');
  const file = new File([FILE], 'memberships.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('CSV file'), file);
  // The only plan is suggested for a plan that the other program calls something else.
  expect(await screen.findByRole('combobox', { name: 'Gold Club' })).toHaveValue('Comfort Plus');
  await user.click(screen.getByRole('button', { name: 'Check 4 rows' }));
  const table = await screen.findByRole('table', { name: 'Rows of the file' });
  expect(
    within(table).getByRole('row', { name: /Nobody Known.*No customer with this e-mail, phone or name/ }),
  ).toBeVisible();
  expect(within(table).getByRole('row', { name: /^4 Ada Lovelace The same member as in row 2\./ })).toBeVisible();
  const unread = within(table).getByRole('row', { name: /^5 Ada Lovelace Next bill: “07\/45\/2026” is not a date\./ });
  expect(unread).not.toHaveTextContent('no next bill date');
  expect(within(table).getByRole('row', { name: /Ada Lovelace.*Nothing.*Comfort Plus.*\$21\.00/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import 1 member' }));
  expect(await screen.findByText('1 member imported, 0 already here')).toBeVisible();
  expect(calls.callsOf(importMembers)).toMatchObject([
    {
      members: [
        {
          customerId: 'ada',
          propertyId: 'house',
          planId: 'plus',
          interval: 'month',
          priceCents: 2_100,
          nextBillOn: '2026-07-31',
        },
      ],
    },
  ]);
});

it('offers no check of imported members if none is new', async () => {
  answerCalls([answering(importMembers, () => ({ added: 0, known: 1, faults: [] }))]);
  const { user } = await open('/service-agreement/import');
  await user.upload(
    await screen.findByLabelText('CSV file'),
    new File([FILE], 'memberships.csv', { type: 'text/csv' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Check 4 rows' }));
  await user.click(await screen.findByRole('button', { name: 'Import 1 member' }));
  expect(await screen.findByText(/Those already here have this plan at this property/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Check the imported members' })).toBeNull();
});

it('says on the first run that no one is waiting', async () => {
  await open('/service-agreement/first-run');
  expect(await screen.findByText('No one is waiting')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show everyone waiting' })).toBeNull();
});

it('shows what would be billed when on the first run, and approves many after confirmation', async () => {
  const calls = answerCalls([answering(decideImported, () => ({ done: 1 }))]);
  const member = {
    customerId: 'ada',
    propertyId: 'house',
    planId: 'plus',
    interval: 'month' as const,
    priceCents: 2_100,
    startsOn: '2026-01-31',
    endsOn: '',
    nextBillOn: '2026-05-31',
    paidUntil: '',
    nextVisitOn: '',
    externalId: '',
  };
  const stored = buildAgreement({ id: 'waiting', customerId: 'ada', interval: 'month', priceCents: 2_100 });
  const waiting = { ...stored, ...importedAgreement(agreementInputSchema.parse(stored), member, at('2026-06-10')) };
  const { user } = await open('/service-agreement/first-run', [waiting]);
  const table = await screen.findByRole('table', { name: 'Members waiting for their first bill' });
  expect(
    within(table).getByRole('row', { name: /Ada Lovelace.*Comfort Plus.*\$21\.00, 1 bill.*Jun 30/ }),
  ).toBeVisible();
  await user.click(within(table).getByRole('checkbox', { name: /Ada Lovelace/ }));
  await user.click(screen.getByRole('button', { name: 'Start 1 member' }));
  const question = await screen.findByRole('dialog', { name: 'Start 1 member' });
  expect(within(question).getByText(/\$21\.00 before tax is billed within the hour/)).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Start them' }));
  expect(calls.callsOf(decideImported)).toEqual([{ agreementIds: ['waiting'], decision: 'approve' }]);
});
