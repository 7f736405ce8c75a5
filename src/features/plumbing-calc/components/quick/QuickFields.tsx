import { ActionIcon, Button, JsonInput, Select, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { rowsOf, writeRows, type QuickField, type Typed } from '@/domain/plumbing/quickForm';
import classes from './quick.module.css';

type QuickFieldsProps = {
  fields: readonly QuickField[];
  typed: Typed;
  onChange: (typed: Typed) => void;
  faultOf: (name: string) => string;
};

const noFault = (): string => '';

/** Renders a calculator's inputs from its schema. */
export function QuickFields({ fields, typed, onChange, faultOf }: QuickFieldsProps) {
  return (
    <div className={classes['fields']}>
      {fields.map((field) => (
        <QuickInput
          key={field.name}
          field={field}
          text={typed[field.name] ?? ''}
          onChange={(text) => onChange({ ...typed, [field.name]: text })}
          fault={faultOf(field.name)}
        />
      ))}
    </div>
  );
}

type QuickInputProps = { field: QuickField; text: string; onChange: (text: string) => void; fault: string };

function QuickInput({ field, text, onChange, fault }: QuickInputProps) {
  const { label, unit, why, usual, isRequired, kind, options, fields } = field;
  const shared = {
    label: unit === '' ? label : `${label}, ${unit}`,
    required: isRequired,
    size: 'md',
    error: fault === '' ? undefined : fault,
  } as const;
  if (kind === 'choice' || kind === 'flag')
    return (
      <Select
        {...shared}
        data={kind === 'flag' ? FLAGS : [...options]}
        value={text === '' ? null : text}
        onChange={(value) => onChange(value ?? '')}
        placeholder={usual === '' ? '' : `${usual === 'false' ? 'No' : usual === 'true' ? 'Yes' : usual}, usual`}
        clearable
        searchable={options.length > 8}
      />
    );
  if (kind === 'list') {
    const rows = rowsOf(text);
    return (
      <fieldset className={classes['rows']}>
        <legend>{label}</legend>
        {fault !== '' && (
          <p className={classes['fault']} role="alert">
            {fault}
          </p>
        )}
        {rows.map((row, index) => (
          <div key={index} className={classes['row']}>
            <QuickFields
              fields={fields}
              typed={row}
              onChange={(next) => onChange(writeRows(rows.map((one, at) => (at === index ? next : one))))}
              faultOf={noFault}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`Remove line ${index + 1} of ${label.toLowerCase()}`}
              onClick={() => onChange(writeRows(rows.filter((_, at) => at !== index)))}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </div>
        ))}
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange(writeRows([...rows, {}]))}
        >
          Add line
        </Button>
      </fieldset>
    );
  }
  if (kind === 'pairs')
    return (
      <Textarea
        {...shared}
        className={classes['wide'] ?? ''}
        description={`${why === '' ? '' : `${why}; `}a name and a number in each line`}
        placeholder={'A: 32\nB: 65'}
        autosize
        minRows={2}
        maxRows={12}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  if (kind === 'data')
    return (
      <JsonInput
        {...shared}
        className={classes['wide'] ?? ''}
        description={why}
        autosize
        minRows={2}
        maxRows={12}
        value={text}
        onChange={onChange}
      />
    );
  return (
    <TextInput
      {...shared}
      description={why}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      autoComplete="off"
      placeholder={usual === '' ? '' : `${usual}, usual`}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const FLAGS = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];
