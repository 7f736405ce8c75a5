import { useMemo, useState } from 'react';
import { callFunction } from '@/data/callables';
import { importBankLines, type BankFileComparison } from '@/domain/bank/api';
import type { LineChoice } from '@/domain/bank/compare';
import { readBankCsv, readingFault, type CsvReading } from '@/domain/bank/csv';
import type { Statement } from '@/domain/bank/fileLine';
import { CURRENCIES } from '@/domain/money/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { userMessageOf } from '@/lib/appError';
import { notify } from '@/ui/feedback/notify';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { formatCount } from '@/ui/format/quantities';
import { readBankFile, type BankFile } from './readBankFile';

export type BankImportProps = {
  accounts: readonly { name: string; end: string }[];
  onClose: () => void;
  /** Refetches the list. */
  onDone: () => Promise<void>;
};

/** The user's decisions about lines of the file, by position. */
export type Choices = ReadonlyMap<number, LineChoice>;
const NO_CHOICES: Choices = new Map();

/** Manages a bank file's import: its parsed lines, their account, how they compare, and the user's decisions. */
export function useBankImport({ accounts, onClose, onDone }: BankImportProps) {
  const { settings } = useBillingSettings();
  const [file, setFile] = useState<BankFile | null>(null);
  const [problem, setProblem] = useState('');
  const [at, setAt] = useState(0);
  const [reading, setReading] = useState<CsvReading | null>(null);
  const [typedAccount, setTypedAccount] = useState<string | null>(null);
  const [comparison, setComparison] = useState<BankFileComparison | null>(null);
  const [choices, setChoices] = useState<Choices>(NO_CHOICES);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const statement = useMemo(() => statementOf(file, at, reading), [file, at, reading]);
  const known = accounts.find(({ end }) => end !== '' && end === statement?.accountEnd)?.name;
  const only = accounts.length === 1 && statement?.accountEnd === '' ? accounts[0]?.name : undefined;
  // If accounts already have names, the user must pick one: a second name would duplicate its lines.
  const suggested = accounts.length === 0 ? (statement?.accountName ?? '') : '';
  const account = asNamed(accounts, typedAccount ?? known ?? only ?? suggested);
  const currency = CURRENCIES.find((one) => one === statement?.currency) ?? settings.currency;
  const missing = file?.kind === 'csv' && reading ? readingFault(reading) : '';

  const startOver = (): void => {
    setComparison(null);
    setChoices(NO_CHOICES);
  };
  const take = async (chosen: File | null): Promise<void> => {
    if (!chosen) return;
    startOver();
    setProblem('');
    setFile(null);
    setAt(0);
    setTypedAccount(null);
    try {
      const read = await readBankFile(chosen);
      setFile(read);
      setReading(read.kind === 'csv' ? read.reading : null);
    } catch (error) {
      setProblem(userMessageOf(error));
    }
  };
  const call = (seen: string) =>
    callFunction(importBankLines, {
      account,
      accountEnd: statement?.accountEnd ?? '',
      currency,
      fileName: file?.name ?? '',
      lines: statement?.lines ?? [],
      choices: [...choices].map(([index, choice]) => ({ index, choice })),
      seen,
    });
  const compare = () => submit(async () => setComparison(await call('')));
  const importAll = () =>
    submit(async () => {
      const { added, updated, reopened } = await call(comparison?.hash ?? '').catch((error: unknown) => {
        startOver();
        throw error;
      });
      await onDone();
      notify.success(
        [
          `${formatCount(added, 'line')} imported`,
          updated > 0 && `${formatCount(updated, 'line')} taken over with changes`,
          reopened > 0 && `${formatCount(reopened, 'match', 'matches')} to look at again`,
        ]
          .filter(Boolean)
          .join(', ') + '.',
      );
      if (file?.kind === 'ofx' && at + 1 < file.statements.length) {
        startOver();
        setAt(at + 1);
        setTypedAccount(null);
      } else onClose();
    });
  const chooseStatement = (next: number): void => {
    startOver();
    setTypedAccount(null);
    setAt(next);
  };
  const changeReading = (next: CsvReading): void => {
    startOver();
    setReading(next);
  };
  const nameAccount = (name: string): void => {
    startOver();
    setTypedAccount(name);
  };
  const choose = (index: number, choice: LineChoice): void =>
    setChoices((current) => new Map(current).set(index, choice));
  return {
    ...{ file, problem, take, at, chooseStatement, reading, changeReading, missing, statement },
    ...{ account, nameAccount, currency, comparison, choices, choose },
    ...{ isBusy, isSlow, fault, compare, importAll },
  };
}

/** Treats a name that differs from a known one only in case or whitespace as the same. */
const asNamed = (accounts: BankImportProps['accounts'], typed: string): string =>
  accounts.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase())?.name ?? typed;

/** Returns the selected account's lines of the file. */
function statementOf(file: BankFile | null, at: number, reading: CsvReading | null): Statement | null {
  if (!file) return null;
  if (file.kind === 'ofx') return file.statements[at] ?? null;
  if (!reading || readingFault(reading) !== '') return null;
  return { accountName: '', accountEnd: '', currency: '', ...readBankCsv(file.source, reading) };
}
