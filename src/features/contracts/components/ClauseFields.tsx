import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { CLAUSE_LIMIT, type ContractClause } from '@/domain/contract/record/parts';
import { unknownFields } from '@/domain/contract/record/mergeFields';
import { newId } from '@/lib/ids';
import { lazyPart } from '@/lib/lazyPage';
import { FormList } from '@/ui/forms/FormList';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import type { ContractForm } from '../contractForm';

const ClauseLibrary = lazyPart(() => import('./ClauseLibrary').then((module) => module.ClauseLibrary));

type Clauses = { clauses: ContractClause[] };
type ClauseFieldsProps<Values extends Clauses> = {
  form: SchemaFormApi<Values>;
  /** The contract being written, or null for a template. */
  contract: Pick<ContractForm, 'lawState' | 'terms' | 'priceType' | 'priceCents' | 'lines'> | null;
};

/** Edits the clauses of a contract or a template, each with its source. */
export function ClauseFields<Values extends Clauses>({ form: given, contract }: ClauseFieldsProps<Values>) {
  // Uses only the clause fields of the form.
  const form = given as unknown as SchemaFormApi<Clauses>;
  const { clauses } = form.values;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const open = (id: string) => setOpened((current) => (current.has(id) ? current : new Set(current).add(id)));
  const toFocus = useRef('');
  const edit = (id: string) => {
    toFocus.current = id;
    open(id);
  };
  const isOpen = (index: number, { id, title, body }: ContractClause) =>
    opened.has(id) ||
    title === '' ||
    body === '' ||
    Object.keys(form.errors).some((path) => path.startsWith(`clauses.${index}.`));
  return (
    <OneColumn gap="sm">
      <FormList
        form={form}
        name="clauses"
        label="Clauses"
        isLabelHidden={contract !== null}
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
        {(index) => {
          const clause = clauses[index];
          if (!clause) return null;
          if (!isOpen(index, clause))
            return <ClosedClause clause={clause} number={index + 1} onEdit={() => edit(clause.id)} />;
          return (
            // A clause stays open while someone is typing in it, even once its heading and text are filled in.
            <OneColumn
              gap="sm"
              onFocus={() => open(clause.id)}
              ref={(fields) => {
                if (toFocus.current !== clause.id) return;
                toFocus.current = '';
                fields?.querySelector('textarea')?.focus();
              }}
            >
              <FormTextInput form={form} name={`clauses.${index}.title`} label="Heading" isRequired />
              <FormTextarea form={form} name={`clauses.${index}.body`} label="Text" maxLength={4000} minRows={3} />
              <ClauseNote clause={clause} />
            </OneColumn>
          );
        }}
      </FormList>
      {clauses.length < CLAUSE_LIMIT && (
        <ClauseLibrary values={contract} onAdd={(clause) => form.insertListItem('clauses', clause)} />
      )}
    </OneColumn>
  );
}

type ClosedClauseProps = { clause: ContractClause; number: number; onEdit: () => void };

/** Shows a clause as text, so that a contract's dozen clauses can be skimmed. */
function ClosedClause({ clause, number, onEdit }: ClosedClauseProps) {
  return (
    <Stack gap="xs" align="flex-start">
      <Text fw={600}>
        {number}. {clause.title}
      </Text>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {clause.body}
      </Text>
      <ClauseNote clause={clause} />
      <Button variant="text" onClick={onEdit} aria-label={`Edit clause ${number}: ${clause.title}`}>
        Edit
      </Button>
    </Stack>
  );
}

/** Shows a clause's source, and any merge fields that would print as braces. */
function ClauseNote({ clause }: { clause: ContractClause }) {
  const { source, confidence, checkedOn, state, body } = clause;
  const unknown = unknownFields(body);
  const [address = '', ...more] = source.split(' · ');
  return (
    <>
      {unknown.length > 0 && (
        <Text size="sm" c="var(--fw-warning-fg)">
          {unknown.map((field) => `{${field}}`).join(', ')} is no merge field and is printed as it is.
        </Text>
      )}
      {source !== '' && (
        <Text size="xs" c="dimmed">
          {state}:{' '}
          {/^https?:\/\//.test(address) ? (
            <Anchor href={address} target="_blank" rel="noreferrer" size="xs">
              source
            </Anchor>
          ) : (
            address
          )}
          {`, confidence ${confidence}, checked ${checkedOn}. ${more.join('. ')}.`}
        </Text>
      )}
    </>
  );
}
