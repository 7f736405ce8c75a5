import { Autocomplete, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { BankDecision } from '@/domain/bank/api';
import type { BankLine } from '@/domain/bank/schema';
import type { Stored } from '@/domain/record/schema';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';

const USUAL = [
  'Payroll',
  'Rent',
  'Supplier',
  'Fuel',
  'Bank fee',
  'Loan',
  'Transfer between own accounts',
  'Owner’s draw',
  'Taxes',
  'Interest',
];

type SetAsideFormProps = {
  line: Stored<BankLine>;
  onCancel: () => void;
  onDecide: (decision: BankDecision) => Promise<void>;
};

/** Classifies a line that isn't a customer's payment. The same is proposed for lines with the same words next time. */
export function SetAsideForm({ line, onCancel, onDecide }: SetAsideFormProps) {
  const [note, setNote] = useState('');
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit(() => onDecide({ lineId: line.id, does: 'set-aside', pieces: [], note }));
      }}
    >
      <Stack gap="sm">
        <Autocomplete
          label="What is it?"
          description="For lines that no customer paid. The next line with the same text gets the same suggestion."
          data={USUAL}
          value={note}
          onChange={setNote}
          maxLength={200}
          required
        />
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <Group>
          <Button type="submit" loading={isBusy} disabled={note.trim() === ''}>
            Set aside
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
