import { changeContractBook as contract, type ContractBookChange } from '@/domain/contract/money/api';
import { SERVED_LIMIT, type ContractBook } from '@/domain/contract/money/book';
import { openOne } from '@/domain/contract/money/billing';
import { scheduledCents, valueByUnits } from '@/domain/contract/record/scheduleOfValues';
import { formatCents } from '@/domain/money/format';
import { isSame } from '@/lib/stableJson';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { assertRevision } from './assertRevision';
import { askDeposit } from './deposit';
import { openForChange, storeBook, type OpenedMoney } from './openMoney';

/**
 * Lets the office change a contract's billing: its schedule until the first application, its terms, served notices and payments passed
 * on; and request its deposit.
 */
export const changeContractBook = defineCallable(
  contract,
  {
    access: member({ action: 'manageContracts', feature: 'contracts' }),
    rateLimit: { perMinute: 120 },
    timeoutSeconds: 120,
    memory: '512MiB',
  },
  async (deps, { contractId, revision, change }, caller) => {
    // Its draft is found again: other people's changes don't get in the way.
    if (change.kind === 'deposit') return { depositFault: await askDeposit(deps, caller, contractId) };
    await deps.db.runTransaction(async (transaction) => {
      const opened = await openForChange(deps, transaction, caller.companyId, contractId);
      assertRevision(opened.bookData, revision, 'schedule');
      storeBook(transaction, opened, changed(opened, change), opened.applications, caller.uid);
    });
    return { depositFault: '' };
  },
);

type Change<Kind> = Extract<ContractBookChange, { kind: Kind }>;

function changed(opened: OpenedMoney, change: Exclude<ContractBookChange, { kind: 'deposit' }>): ContractBook {
  switch (change.kind) {
    case 'schedule':
      return withLines(opened, change);
    case 'terms':
      return withTerms(opened, change);
    case 'served':
      return {
        ...opened.book,
        served: [
          ...opened.book.served.filter(({ ruleId }) => ruleId !== change.ruleId),
          { ruleId: change.ruleId, on: change.on },
        ].slice(-SERVED_LIMIT),
      };
  }
}

/** Texts and values stay as they were when the first application was sent: any later change of the sum is a change order. */
function withLines({ book, contract }: OpenedMoney, { lines }: Change<'schedule'>): ContractBook {
  if (book.frozenAt !== '')
    throw precondition('An application went out with this schedule. Write a change order to change it.');
  const over = lines.find(({ previousCents, scheduledValueCents }) => previousCents > scheduledValueCents);
  if (over) throw precondition(`More was billed before of “${over.description}” than it is worth.`);
  const wrong =
    contract.priceType === 'unit' &&
    lines.find((line) => (valueByUnits(line) ?? line.scheduledValueCents) !== line.scheduledValueCents);
  if (wrong) throw precondition(`“${wrong.description}” is not worth what its quantity comes to at its unit price.`);
  if (scheduledCents(lines) > book.originalSumCents)
    throw precondition(
      `The lines come to more than the contract sum of ${formatCents(book.originalSumCents, { currency: 'USD' })}.`,
    );
  return { ...book, lines };
}

/** Terms already used in bills can't be changed retroactively; a later application may change the retainage. */
function withTerms({ book, applications }: OpenedMoney, { terms }: Change<'terms'>): ContractBook {
  const isStarted = book.frozenAt !== '' || openOne(applications)?.state === 'submitted';
  const { retainage, previousCertificatesCents, firstNumber } = book.terms;
  if (
    isStarted &&
    !isSame(
      { retainage, previousCertificatesCents, firstNumber },
      {
        retainage: terms.retainage,
        previousCertificatesCents: terms.previousCertificatesCents,
        firstNumber: terms.firstNumber,
      },
    )
  )
    throw precondition('Retainage is changed in the application from which the new terms hold.');
  return { ...book, terms };
}
