import { Select } from '@mantine/core';
import { lawClauses } from '@/domain/contract/record/lawClauses';
import { OWN_CLAUSES, type LibraryClause } from '@/domain/contract/record/ownClauses';
import type { ContractClause } from '@/domain/contract/record/parts';
import { useToday } from '@/entities/company/useToday';
import { newId } from '@/lib/ids';
import { priceOfForm, type ContractForm } from '../contractForm';

type ClauseLibraryProps = {
  /** The contract being written, whose state adds its own clauses, or null for a template. */
  values: Pick<ContractForm, 'lawState' | 'terms' | 'priceType' | 'priceCents' | 'lines'> | null;
  onAdd: (clause: ContractClause) => void;
};

/** Offers starter clauses, both general and state-specific. The law collection loads with it. */
export function ClauseLibrary({ values, onAdd }: ClauseLibraryProps) {
  const today = useToday();
  const ofState = values
    ? lawClauses(
        {
          lawState: values.lawState,
          terms: values.terms,
          priceCents: priceOfForm(values),
        },
        today,
      )
    : [];
  const all = [...ofState, ...OWN_CLAUSES];
  const optionsOf = (clauses: readonly LibraryClause[]) =>
    clauses.map(({ key, title }) => ({ value: key, label: title }));
  return (
    <Select
      label="Add from the library"
      placeholder="Choose a clause"
      searchable
      value={null}
      data={[
        ...(ofState.length > 0 ? [{ group: `Law of ${values?.lawState ?? ''}`, items: optionsOf(ofState) }] : []),
        { group: 'General', items: optionsOf(OWN_CLAUSES) },
      ]}
      onChange={(chosen) => {
        const clause = all.find(({ key }) => key === chosen);
        if (!clause) return;
        const { key: _, ...fields } = clause;
        onAdd({ ...fields, id: newId() });
      }}
    />
  );
}
