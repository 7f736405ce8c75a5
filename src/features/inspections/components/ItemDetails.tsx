import { ActionIcon, Button, Checkbox, MultiSelect, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { answersOf, possibleConditions } from '@/domain/inspection/edit';
import { COMMENTS_LIMIT, OPTIONS_LIMIT, type FormItem, type InspectionForm } from '@/domain/inspection/form';
import { SEVERITIES } from '@/domain/finding/schema';
import { SEVERITY_WORDS } from '@/domain/finding/words';
import { Pair } from '@/ui/layout/Pair';
import classes from './builder.module.css';

type ItemDetailsProps = { item: FormItem; form: InspectionForm; onChange: (changes: Partial<FormItem>) => void };

const SEVERITY_OPTIONS = SEVERITIES.map((value) => ({ value, label: SEVERITY_WORDS[value] }));
const JUDGED: readonly FormItem['kind'][] = ['check', 'rating', 'number', 'choice'];
const lines = (text: string): string[] => text.split('\n');
const limitOf = (value: string | number): number | null => (typeof value === 'number' ? value : null);

/** Edits an item's details other than its question: a hint, limits or answers, its condition, and canned comments. */
export function ItemDetails({ item, form, onChange }: ItemDetailsProps) {
  const { id, kind, hint, unit, min, max, severity, comments } = item;
  return (
    <div className={classes['details']}>
      <TextInput
        label="Hint"
        maxLength={400}
        value={hint}
        onChange={(event) => onChange({ hint: event.currentTarget.value })}
      />
      {kind === 'number' && (
        <Pair least="140px">
          <NumberInput
            label="Lowest that passes"
            value={min ?? ''}
            onChange={(value) => onChange({ min: limitOf(value) })}
          />
          <NumberInput
            label="Highest that passes"
            value={max ?? ''}
            onChange={(value) => onChange({ max: limitOf(value) })}
          />
          <TextInput
            label="Unit of measure"
            maxLength={20}
            value={unit}
            onChange={(event) => onChange({ unit: event.currentTarget.value })}
          />
        </Pair>
      )}
      {kind === 'choice' && <Answers item={item} onChange={onChange} />}
      <Condition item={item} offered={possibleConditions(form, id)} onChange={onChange} />
      {JUDGED.includes(kind) && (
        <Select
          label="When it fails"
          data={SEVERITY_OPTIONS}
          value={severity}
          allowDeselect={false}
          onChange={(value) => onChange({ severity: SEVERITIES.find((known) => known === value) ?? severity })}
        />
      )}
      <Textarea
        label="Ready comments"
        description="One per line: a tap puts it into the note."
        autosize
        minRows={2}
        maxRows={8}
        value={comments.join('\n')}
        onChange={(event) => onChange({ comments: lines(event.currentTarget.value).slice(0, COMMENTS_LIMIT) })}
        onBlur={() => onChange({ comments: comments.map((comment) => comment.trim()).filter(Boolean) })}
      />
    </div>
  );
}

function Answers({ item: { options }, onChange }: Pick<ItemDetailsProps, 'item' | 'onChange'>) {
  const put = (next: FormItem['options']): void => onChange({ options: next });
  return (
    <fieldset className={classes['answers']}>
      <legend>Answers</legend>
      {options.map(({ label, isFail }, index) => (
        <div key={index} className={classes['row']}>
          <TextInput
            className={classes['grow'] ?? ''}
            aria-label={`Answer ${index + 1}`}
            maxLength={120}
            value={label}
            onChange={(event) => {
              const { value } = event.currentTarget;
              put(options.map((one, at) => (at === index ? { ...one, label: value } : one)));
            }}
          />
          <Checkbox
            label="Fails"
            aria-label={`Answer ${index + 1} fails`}
            checked={isFail}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              put(options.map((one, at) => (at === index ? { ...one, isFail: checked } : one)));
            }}
          />
          <ActionIcon
            size="lg"
            aria-label={`Remove answer ${index + 1}`}
            disabled={options.length <= 2}
            onClick={() => put(options.filter((_, at) => at !== index))}
          >
            <IconX size={18} />
          </ActionIcon>
        </div>
      ))}
      {options.length < OPTIONS_LIMIT && (
        <Button
          variant="text"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => put([...options, { label: '', isFail: false }])}
        >
          Add answer
        </Button>
      )}
    </fieldset>
  );
}

type ConditionProps = Pick<ItemDetailsProps, 'item' | 'onChange'> & { offered: readonly FormItem[] };

function Condition({ item: { when }, offered, onChange }: ConditionProps) {
  const asked = offered.find(({ id }) => id === when?.itemId);
  if (offered.length === 0 && when === null) return null;
  return (
    <Pair least="200px">
      <Select
        label="Asked only when"
        placeholder="Always"
        data={offered.map(({ id, label }) => ({ value: id, label: label === '' ? 'Item without words' : label }))}
        value={when?.itemId ?? null}
        clearable
        searchable
        onChange={(itemId) => {
          const one = offered.find(({ id }) => id === itemId);
          const first = one && (one.kind === 'choice' ? answersOf(one)[0] : { value: 'fail' });
          onChange({ when: itemId && first ? { itemId, is: [first.value] } : null });
        }}
      />
      {when && asked && (
        <MultiSelect
          label="is"
          data={answersOf(asked)}
          value={when.is}
          onChange={(is) => onChange({ when: is.length > 0 ? { ...when, is } : null })}
        />
      )}
    </Pair>
  );
}
