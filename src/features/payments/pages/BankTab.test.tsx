import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { decideBankLines, importBankLines, proposeBankMatches } from '@/domain/bank/api';
import { bankLineSchema, type BankLine } from '@/domain/bank/schema';
import { getPayoutAccount } from '@/domain/payment/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { renderApp } from '@/testing/renderApp';
import { paymentsRoutes } from '../routes';
import './PaymentsPage';

const line = (id: string, fields: Partial<BankLine>) =>
  buildStored({
    kind: 'bank line',
    schema: bankLineSchema,
    fields: { account: 'Operating', on: '2026-11-27', amountCents: 42_050, description: 'DEPOSIT', ...fields },
    overrides: { id },
  });
const piece = (id: string, amountCents: number, label: string) => ({
  kind: 'payment' as const,
  id,
  amountCents,
  on: '2026-11-25',
  label,
});
const K1 = piece('k1', 30_050, 'Grace Hopper · Check 1042');
const K2 = piece('k2', 12_000, 'Ada Lovelace · Cash');
const ACCOUNT = answering(getPayoutAccount, () => ({ state: 'ready' as const, accountId: '', isTestMode: true }));
const FOUND = answering(proposeBankMatches, () => ({
  proposals: [
    {
      lineId: 'l1',
      pieces: [K1, K2],
      differenceCents: 0,
      sureness: 'sure' as const,
      why: 'All of one day',
      setAsideAs: '',
    },
  ],
  waiting: [K1, K2],
  stale: [],
  fault: '',
}));
const DECIDED = answering(decideBankLines, () => ({ done: 1, faults: [] }));

const open = (path: string, role: 'office' | 'user' = 'office') =>
  renderApp({
    routes: paymentsRoutes,
    path,
    role,
    features: { customers: true, invoices: true },
    records: {
      bankLines: [
        line('l1', {}),
        line('l2', { on: '2026-11-26', amountCents: -90_000, description: 'GUSTO PAYROLL' }),
        line('l3', { on: '2026-11-20', state: 'matched', pieces: [K1], keys: ['payment:k9'], differenceCents: 0 }),
      ],
    },
    now: '2026-11-28T18:00:00.000Z',
  });

it('lists bank lines with suggested matches, confirms one, and combines another with a reason for the rest', async () => {
  const calls = answerCalls([ACCOUNT, FOUND, DECIDED]);
  const { user } = await open('/payments?tab=bank');
  const table = await screen.findByRole('table', { name: 'Bank lines' });
  expect(await within(table).findByText(/Grace Hopper · Check 1042; Ada Lovelace · Cash/)).toBeVisible();
  expect(within(table).queryByText('Nov 20')).toBeNull();
  expect(screen.getByRole('button', { name: 'Not on a bank line yet: 2 ($420.50)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Match: DEPOSIT' }));
  await waitFor(() => expect(calls.callsOf(decideBankLines)).toHaveLength(1));
  expect(calls.callsOf(decideBankLines)[0]).toMatchObject({
    decisions: [
      {
        lineId: 'l1',
        does: 'match',
        pieces: [
          { kind: 'payment', id: 'k1' },
          { kind: 'payment', id: 'k2' },
        ],
      },
    ],
  });

  await user.click(within(table).getByRole('link', { name: /DEPOSIT/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Bank line' });
  await user.click(await within(drawer).findByRole('button', { name: 'Choose what it is…' }));
  await user.click(within(drawer).getByRole('checkbox', { name: /Ada Lovelace/ }));
  expect(within(drawer).getByText(/Difference: \$120\.00/)).toBeVisible();
  const match = within(drawer).getByRole('button', { name: 'Match' });
  expect(match).toBeDisabled();
  await user.type(within(drawer).getByRole('combobox', { name: /What is the difference/ }), 'Not entered yet');
  await user.click(match);
  await waitFor(() =>
    expect(calls.callsOf(decideBankLines)[1]).toMatchObject({
      decisions: [
        { lineId: 'l1', pieces: [{ kind: 'payment', id: 'k1' }], differenceCents: 12_000, note: 'Not entered yet' },
      ],
    }),
  );
});

it('reads a QBO file, compares it first, asks about changes, and imports what was shown', async () => {
  const calls = answerCalls([
    ACCOUNT,
    FOUND,
    answering(importBankLines, ({ seen }) => ({
      hash: 'h1',
      rows: [
        { index: 0, outcome: 'new' as const, storedId: '', differs: [] },
        { index: 1, outcome: 'changed' as const, storedId: 'l2', differs: ['amountCents' as const] },
      ],
      stored: [{ id: 'l2', on: '2026-11-26', amountCents: -90_000, description: 'GUSTO PAYROLL', isMatched: false }],
      gone: [],
      alsoIn: seen === '' ? 'Main' : '',
      added: seen === '' ? 0 : 1,
      updated: 0,
      reopened: 0,
    })),
  ]);
  const { user } = await open('/payments?tab=bank');
  await user.click(await screen.findByRole('button', { name: 'Import a bank file' }));
  const drawer = await screen.findByRole('dialog', { name: 'Import a bank file' });
  const qbo = `OFXHEADER:100\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>00016789<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>
<STMTTRN><DTPOSTED>20261127<TRNAMT>1240.17<FITID>f1<NAME>STRIPE</STMTTRN>
<STMTTRN><DTPOSTED>20261126<TRNAMT>-910.00<FITID>f2<NAME>GUSTO PAYROLL</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
  await user.upload(within(drawer).getByLabelText('Bank file'), new File([qbo], 'november.qbo'));
  expect(await within(drawer).findByText('2 lines: $1,240.17 in, −$910.00 out')).toBeVisible();
  expect(within(drawer).getByRole('combobox', { name: /Bank account/ })).toHaveValue('');
  await user.type(within(drawer).getByRole('combobox', { name: /Bank account/ }), 'operating');
  await user.click(within(drawer).getByRole('button', { name: 'Compare with what is here' }));
  expect(await within(drawer).findByText(/1 new line, 0 already here, 1 to look at/)).toBeVisible();
  expect(within(drawer).getByText(/Another amount/)).toBeVisible();
  expect(within(drawer).getByText('Most of these lines are here already, under “Main”')).toBeVisible();
  await user.click(within(drawer).getByRole('combobox', { name: /What to do with/ }));
  await user.click(await screen.findByRole('option', { name: 'Leave it as it is' }));
  await user.click(within(drawer).getByRole('button', { name: 'Import 1 line' }));
  await waitFor(() =>
    expect(calls.callsOf(importBankLines)[1]).toMatchObject({
      account: 'Operating',
      accountEnd: '6789',
      seen: 'h1',
      choices: [{ index: 1, choice: 'leave' }],
      lines: [{ on: '2026-11-27', amountCents: 124_017, bankId: 'f1' }, { amountCents: -91_000 }],
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Import a bank file' })).toBeNull());
});

it('asks for the columns of a CSV file, and says why a file is rejected', async () => {
  answerCalls([ACCOUNT, FOUND]);
  const { user } = await open('/payments?tab=bank');
  await user.click(await screen.findByRole('button', { name: 'Import a bank file' }));
  const drawer = await screen.findByRole('dialog', { name: 'Import a bank file' });
  await user.upload(
    within(drawer).getByLabelText('Bank file'),
    new File(['When,Who,How much\nNov 27, 2026,Stripe,12\n'], 'x.csv'),
  );
  expect(await within(drawer).findByText('Choose the column that holds the date.')).toBeVisible();
  await user.upload(within(drawer).getByLabelText('Bank file'), new File(['%PDF-1.7'], 'statement.csv'));
  expect(await within(drawer).findByText('This is not a CSV file.')).toBeVisible();
});

it('is hidden from people who do not keep the books', async () => {
  answerCalls([ACCOUNT]);
  await open('/payments', 'user');
  expect(await screen.findByRole('tab', { name: 'Daily close' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Bank' })).toBeNull();
});
