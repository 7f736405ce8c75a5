import { CLAUSE_LIMIT } from '@/domain/contract/record/parts';
import { newId } from '@/lib/ids';
import { FormList } from '@/ui/forms/FormList';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { ContractClause } from '@/domain/contract/record/parts';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';

/** The clauses of a contract or a template. */
export function ClauseFields<Values extends { clauses: ContractClause[] }>({
  form: given,
}: {
  form: SchemaFormApi<Values>;
}) {
  // Its fields are those of the clauses alone.
  const form = given as unknown as SchemaFormApi<{ clauses: ContractClause[] }>;
  return (
    <FormList
      form={form}
      name="clauses"
      label="Clauses"
      isLabelHidden
      itemLabel="Clause"
      max={CLAUSE_LIMIT}
      newItem={() => ({
        id: newId(),
        title: '',
        body: '',
        state: '',
        source: '',
        confidence: 'own',
        checkedOn: '',
      })}
    >
      {(index) => (
        <OneColumn gap="sm">
          <FormTextInput form={form} name={`clauses.${index}.title`} label="Heading" isRequired />
          <FormTextarea form={form} name={`clauses.${index}.body`} label="Text" maxLength={4000} minRows={3} />
        </OneColumn>
      )}
    </FormList>
  );
}
