import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readNumber } from '@/domain/calculation/numberText';
import { AMENDABLE } from '@/domain/plumbing/amendable';
import { amendmentsField, cell } from '@/domain/plumbing/core/grid';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { ChoiceField } from '../fields/ChoiceField';
import classes from '../fields/fields.module.css';
import { useEditing } from './editingContext';
import editorClasses from './editor.module.css';

const NOTHING = { table: '', row: '', column: '', value: '', source: '' };

/** Edits local amendments to the code's table cells, each with where it is published. */
export function AmendmentsSection() {
  const { draft, edit } = useEditing();
  const amendments = draft.tree.amendments ?? [];
  const [typed, setTyped] = useState(NOTHING);
  const [fault, setFault] = useState('');
  const grid = AMENDABLE.find(({ id }) => id === typed.table);
  const printed = grid && cell(grid, typed.row, typed.column);
  const set = (fields: Partial<typeof NOTHING>): void => setTyped({ ...typed, ...fields });
  const keep = (next: typeof amendments): void =>
    edit('', ({ amendments: _before, ...tree }) => (next.length === 0 ? tree : { ...tree, amendments: next }));
  const add = (): void => {
    const value = readNumber(typed.value);
    const read = amendmentsField.safeParse([
      ...amendments,
      { ...typed, value: value.ok ? value.value : undefined, source: typed.source.trim() },
    ]);
    if (!read.success || !read.data) {
      setFault(read.success ? '' : (read.error.issues[0]?.message ?? ''));
      return;
    }
    keep(read.data);
    setTyped(NOTHING);
    setFault('');
  };
  return (
    <Section
      title="Local amendments"
      description="Each replaces one printed value, with its reason: answers then name the source instead of the book alone."
    >
      {amendments.length > 0 && (
        <ul className={editorClasses['amendments']}>
          {amendments.map((one, index) => (
            <li key={`${one.table} ${one.row} ${one.column}`}>
              <span>
                <strong>
                  {one.table}, {one.row}, {one.column}: {one.value}
                </strong>
                <br />
                {one.source}
              </span>
              <Button variant="default" onClick={() => keep(amendments.filter((_, at) => at !== index))}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Pair least="11.5rem" gap="sm" mayLeaveRoom>
        <ChoiceField
          label="Table"
          placeholder="Choose"
          options={AMENDABLE.map(({ id }) => id)}
          value={typed.table || undefined}
          isSearchable
          onChange={(table = '') => set({ table, row: '', column: '' })}
        />
        <ChoiceField
          label="Row"
          placeholder="Choose"
          options={grid ? [...grid.rows.keys()] : []}
          value={typed.row || undefined}
          isSearchable
          onChange={(row = '') => set({ row })}
        />
        <ChoiceField
          label="Column"
          placeholder="Choose"
          options={grid?.columns ?? []}
          value={typed.column || undefined}
          onChange={(column = '') => set({ column })}
        />
        <TextInput
          label="Value here"
          description={printed === undefined ? undefined : `Printed: ${printed}`}
          size="md"
          inputMode="decimal"
          value={typed.value}
          onChange={(event) => set({ value: event.currentTarget.value })}
        />
        <TextInput
          className={classes['wide'] ?? ''}
          label="Reason and source"
          placeholder="City ordinance 12-34, 2023"
          size="md"
          maxLength={2000}
          value={typed.source}
          onChange={(event) => set({ source: event.currentTarget.value })}
          error={fault}
        />
      </Pair>
      <Button variant="default" mt="sm" disabled={typed.table === ''} onClick={add}>
        Add amendment
      </Button>
    </Section>
  );
}
