import { useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { fieldFacts, isOptionalField } from '../../../editing/fieldFacts';
import { choiceWords } from '@/domain/calculation/choiceWords';
import { notesBelow, type Notes } from '../../../editing/notes';
import { textOfPath, valueAt, type Path } from '@/domain/load-calc/edit/path';
import classes from '../editor.module.css';
import { useEditing } from '../editingContext';
import { ChoiceField } from './ChoiceField';
import { GroupFields } from './GroupFields';
import { ListFields } from './ListFields';
import { NumberField } from './NumberField';
import { ReferenceField, referenceOptions } from './ReferenceField';
import { WordsField } from './WordsField';

type SchemaFieldsProps = {
  /** Fields of a group of the record. */
  fields: Readonly<Record<string, z.ZodType>>;
  path: Path;
  /** Limits the fields and sets their order; all by default. */
  only?: readonly string[] | undefined;
  without?: readonly string[] | undefined;
};

/** Edits a part of the house from its schema, so that every field in the vocabulary is available. */
export function SchemaFields({ fields, path, only, without = [] }: SchemaFieldsProps) {
  const { draft, notes, assumed } = useEditing();
  const names = (only ?? Object.keys(fields)).filter((name) => !without.includes(name));
  const below = notesBelow(notes, textOfPath(path));
  // Fixed at first render: a field that gets a value stays where it is.
  const [empty] = useState(() => namesWithoutValue(fields, valueAt(draft.house, path)));
  const folded = names.filter((name) => empty.includes(name));
  const isFolded = folded.length >= FOLDED_FROM && folded.length < names.length;
  const fieldOf = (name: string): ReactNode => {
    const schema = fields[name];
    return (
      schema && (
        <SchemaField key={name} name={name} schema={schema} path={[...path, name]} notes={below} assumed={assumed} />
      )
    );
  };
  return (
    <div className={classes['fields']}>
      {(isFolded ? names.filter((name) => !folded.includes(name)) : names).map(fieldOf)}
      {isFolded && (
        <details className={classes['more']}>
          <summary>{folded.length} more that may be left out</summary>
          <div className={classes['fields']}>{folded.map(fieldOf)}</div>
        </details>
      )}
    </div>
  );
}

/** Fewer aren't worth collapsing. */
const FOLDED_FROM = 2;

/** Returns the optional fields without a value. Lists and groups are excluded: they show that they are empty themselves. */
function namesWithoutValue(fields: SchemaFieldsProps['fields'], value: unknown): string[] {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  return Object.entries(fields)
    .filter(([name, schema]) => isOptionalField(schema) && given[name] === undefined && isSimple(schema))
    .map(([name]) => name);
}

function isSimple(schema: z.ZodType): boolean {
  const { kind } = fieldFacts(schema);
  return kind !== 'list' && kind !== 'group';
}

type SchemaFieldProps = {
  name: string;
  schema: z.ZodType;
  path: Path;
  notes: Notes;
  assumed: ReadonlyMap<string, string>;
};

function SchemaField({ name, schema, path, notes, assumed }: SchemaFieldProps) {
  const { draft } = useEditing();
  const facts = fieldFacts(schema);
  const value = valueAt(draft.house, path);
  const isOptional = isOptionalField(schema);
  const common = { path, isOptional, note: notes[name], placeholder: assumed.get(textOfPath(path)) };
  if (facts.kind === 'group')
    return (
      <GroupFields name={name} path={path} isOptional={isOptional} isGiven={value !== undefined}>
        <SchemaFields fields={facts.fields} path={path} />
      </GroupFields>
    );
  if (facts.kind === 'list') {
    const entry = fieldFacts(facts.entry);
    return (
      <ListFields name={name} path={path} count={Array.isArray(value) ? value.length : 0}>
        {(index) => entry.kind === 'group' && <SchemaFields fields={entry.fields} path={[...path, index]} />}
      </ListFields>
    );
  }
  if (facts.kind === 'number') return <NumberField {...common} facts={facts} value={value as number | undefined} />;
  if (facts.kind === 'flag') {
    const shown = value === undefined ? undefined : value === true || value === 'true' ? 'Yes' : 'No';
    return <ChoiceField {...common} label={facts.label} value={shown} options={YES_NO} toValue={isYes} />;
  }
  if (facts.kind === 'choice')
    return (
      <ChoiceField
        {...common}
        label={LABELS[name] ?? facts.label}
        value={value as string | undefined}
        options={facts.options.map((option) => ({ value: option, label: choiceWords(option) }))}
      />
    );
  const referenced = referenceOptions(draft.house, path);
  if (referenced)
    return <ReferenceField {...common} label={facts.label} value={value as string | undefined} options={referenced} />;
  return <WordsField {...common} label={facts.label} value={value as string | undefined} />;
}

/** Overrides for two fields in a group with the same label. */
const LABELS: Readonly<Record<string, string>> = { dailyRangeClass: 'Daily range, as a class' };

const isYes = (option: string): boolean => option === 'Yes';
const YES_NO = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
];
