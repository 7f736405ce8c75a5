import type { output } from 'zod';
import type { importBankLines } from '@/domain/bank/api';
import {
  accountWithSameLines,
  choiceFor,
  compareFile,
  comparisonHash,
  DAYS_AROUND,
  newLineIds,
  spanOf,
  takesMatchOff,
  type ComparedLine,
} from '@/domain/bank/compare';
import type { FileLine } from '@/domain/bank/fileLine';
import { bankLineList } from '@/domain/bank/queries';
import { bankLineSchema, CHANGES_LIMIT, UNDECIDED, type BankLine } from '@/domain/bank/schema';
import { wordsOfLine } from '@/domain/bank/words';
import type { Stored } from '@/domain/record/schema';
import { addCalendarDays } from '@/lib/calendar';
import { AppError } from '@/lib/appError';
import type { Deps } from '../platform/admin';
import { createdAudit, updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { asked } from '../platform/listQuery';
import { recordsIn } from '../platform/readable';

type Input = output<typeof importBankLines.input>;
type Output = output<typeof importBankLines.output>;
type Owner = { companyId: string; uid: string };

/**
 * Compares a file with the account's stored lines and, if `seen` is the hash of that comparison, writes new lines and the changes someone
 * chose to accept. All in one transaction, so two people importing the same file create each line once.
 * @throws AppError `conflict` when the stored lines have changed since they were compared
 */
export function compareOrImport({ db, now }: Deps, { companyId, uid }: Owner, input: Input): Promise<Output> {
  const { account, lines, seen } = input;
  const choices = new Map(input.choices.map(({ index, choice }) => [index, choice]));
  const ref = inCompany(db, companyId, 'bankLines');
  const [first = '', last = ''] = spanOf(lines);
  const around = { from: addCalendarDays(first, -DAYS_AROUND), to: addCalendarDays(last, DAYS_AROUND) };
  return db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(asked(ref, bankLineList({ state: '', account: '', ...around })));
    const all = recordsIn(bankLineSchema, docs);
    const stored = new Map(all.filter((line) => line.account === account).map((line) => [line.id, line]));
    const comparison = compareFile([...stored.values()], lines);
    const hash = comparisonHash(comparison);
    const named = new Set([...comparison.rows.map(({ storedId }) => storedId), ...comparison.gone]);
    const seenOutput = {
      hash,
      ...comparison,
      alsoIn: accountWithSameLines(
        lines,
        all.filter((line) => line.account !== account),
      ),
      stored: [...stored.values()]
        .filter(({ id }) => named.has(id))
        .map(({ id, on, amountCents, description, state }) => ({
          id,
          on,
          amountCents,
          description,
          isMatched: state === 'matched',
        })),
    };
    if (seen === '') return { ...seenOutput, added: 0, updated: 0, reopened: 0 };
    if (seen !== hash)
      throw new AppError({
        code: 'conflict',
        userMessage: 'Someone imported lines of this account meanwhile. Look at the comparison again.',
      });

    const at = now();
    const added = comparison.rows.flatMap(({ index, outcome }) => {
      const line = lines[index];
      return line && choiceFor(outcome, choices.get(index)) === 'add' ? [line] : [];
    });
    const ids = newLineIds(account, added, (id) => stored.has(id));
    added.forEach((line, place) => {
      const id = ids[place];
      if (id) transaction.create(ref.doc(id), { ...freshLine(input, line), ...createdAudit(uid, at) });
    });
    let updated = 0;
    let reopened = 0;
    for (const row of comparison.rows) {
      const [line, known] = [lines[row.index], stored.get(row.storedId)];
      if (!line || !known) continue;
      const audit = updatedAudit(uid, at, known);
      if (row.outcome === 'same') {
        // A file in another format may reveal the bank's id for an already known line or account.
        const learned = {
          ...(known.bankId === '' && line.bankId !== '' && { bankId: line.bankId }),
          ...(known.accountEnd === '' && input.accountEnd !== '' && { accountEnd: input.accountEnd }),
        };
        if (Object.keys(learned).length > 0) transaction.update(ref.doc(known.id), { ...learned, ...audit });
      } else if (choiceFor(row.outcome, choices.get(row.index)) === 'update') {
        const change = changedLine(known, line, row, { at, by: uid });
        updated += 1;
        if (change.isReopened) reopened += 1;
        transaction.update(ref.doc(known.id), { ...change.fields, ...audit });
      }
    }
    return { ...seenOutput, added: added.length, updated, reopened };
  });
}

function freshLine({ account, accountEnd, currency, fileName }: Input, line: FileLine): BankLine {
  const fields = bankLineSchema.parse({ ...line, account, accountEnd, currency, fileName });
  return { ...fields, searchWords: wordsOfLine(fields) };
}

/** Returns a line as in the new file, along with its previous values. */
function changedLine(
  known: Stored<BankLine>,
  { on, amountCents, description, checkNumber, bankId }: FileLine,
  { differs }: ComparedLine,
  { at, by }: { at: string; by: string },
): { fields: Partial<BankLine>; isReopened: boolean } {
  const isReopened = known.state === 'matched' && takesMatchOff(differs);
  const earlier = { at, by, on: known.on, amountCents: known.amountCents, description: known.description };
  const fields: Partial<BankLine> = {
    on,
    amountCents,
    description,
    checkNumber,
    bankId: bankId || known.bankId,
    changes: [...known.changes, earlier].slice(-CHANGES_LIMIT),
    ...(isReopened && UNDECIDED),
  };
  return { fields: { ...fields, searchWords: wordsOfLine({ ...known, ...fields }) }, isReopened };
}
