import { Select } from '@mantine/core';
import type { Deposit } from '@/domain/billing/schema';
import { MAX_AMOUNT_CENTS } from '@/domain/money/limits';
import { parsePrice } from '@/domain/money/parse';
import { Pair } from '@/ui/layout/Pair';
import { chosenDeposit } from './chosenDeposit';
import { ParsedInput } from './ParsedInput';
import { MONEY, PERCENT, type ParsedKind } from './parsedKinds';

type DepositEditorProps = { value: Deposit; onChange: (deposit: Deposit) => void };

const KINDS = [
  { value: 'none', label: 'No deposit' },
  { value: 'percent', label: 'Percent of the total' },
  { value: 'fixed', label: 'Fixed amount' },
];
const AMOUNT: ParsedKind = { ...MONEY, parse: (text) => parsePrice(text, MAX_AMOUNT_CENTS) };

/** Edits the amount due up front. */
export function DepositEditor({ value, onChange }: DepositEditorProps) {
  const choose = (kind: string | null): void =>
    onChange(chosenDeposit(value, kind === 'percent' || kind === 'fixed' ? kind : 'none'));
  return (
    <Pair least="11rem" gap="sm">
      <Select label="Deposit" data={KINDS} value={value.kind} allowDeselect={false} onChange={choose} />
      {value.kind === 'percent' && (
        <ParsedInput
          size="sm"
          label="Percent"
          kind={PERCENT}
          suffix="%"
          value={value.ratePpm}
          onChange={(ratePpm) => onChange({ ...value, ratePpm: ratePpm ?? 0 })}
        />
      )}
      {value.kind === 'fixed' && (
        <ParsedInput
          size="sm"
          label="Amount"
          kind={AMOUNT}
          prefix="$"
          value={value.amountCents}
          onChange={(amountCents) => onChange({ ...value, amountCents: amountCents ?? 0 })}
        />
      )}
    </Pair>
  );
}
