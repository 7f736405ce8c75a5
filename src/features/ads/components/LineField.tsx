import { ActionIcon, Select, Textarea, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import type { SlotFacts } from '@/domain/ad/channels';
import { fitOf } from '@/domain/ad/count';
import type { AdFinding } from '@/domain/ad/lint/finding';
import type { AdLine } from '@/domain/ad/schema';
import { asText, useField } from '@/ui/forms/useField';
import type { AdFormApi } from '../hooks/useAdForm';
import classes from './ads.module.css';

const PINS = [
  { value: '0', label: 'Any place' },
  { value: '1', label: 'Place 1' },
  { value: '2', label: 'Place 2' },
  { value: '3', label: 'Place 3' },
];

type LineFieldProps = {
  form: AdFormApi;
  /** Index of the line in the form. */
  index: number;
  line: AdLine;
  slot: SlotFacts;
  label: string;
  findings: readonly AdFinding[];
};

/** Edits one text, with its length as the channel counts it and its problems. Never truncates. */
export function LineField({ form, index, line, slot, label, findings }: LineFieldProps) {
  const id = useId();
  const { value, setValue, inputProps } = useField({ form, name: `lines.${index}.text`, label });
  const text = asText(value);
  const fit = fitOf(line.channel, line.slot, text);
  const isPinnable = line.channel === 'googleSearch' && slot.slot !== 'path';
  const shared = {
    'data-path': inputProps['data-path'],
    'aria-label': label,
    'aria-describedby': id,
    value: text,
    error: inputProps.error,
    onBlur: inputProps.onBlur,
    onChange: (event: { currentTarget: { value: string } }) => setValue(event.currentTarget.value),
    className: classes['grow'] ?? '',
  };
  return (
    <div>
      <div className={classes['line']}>
        {slot.isLong ? <Textarea {...shared} autosize minRows={2} maxRows={10} /> : <TextInput {...shared} />}
        {isPinnable && (
          <Select
            aria-label={`Where ${label.toLowerCase()} is shown`}
            data={slot.slot === 'description' ? PINS.slice(0, 3) : PINS}
            value={String(line.pin)}
            onChange={(pin) => form.setFieldValue(`lines.${index}.pin`, Number(pin ?? 0))}
            allowDeselect={false}
            w={120}
            className={classes['pin'] ?? ''}
          />
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`Remove ${label.toLowerCase()}`}
          onClick={() => form.removeListItem('lines', index)}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
      <div id={id} className={classes['below']}>
        {fit && (
          <span className={classes['count']} data-over={fit.over > 0 || undefined}>
            {fit.length}/{fit.most}
            {fit.over > 0 ? ` – ${String(fit.over)} too many` : ''}
            {fit.over === 0 && fit.length > fit.shown ? ` – cut off after ${String(fit.shown)}` : ''}
          </span>
        )}
        {findings
          .filter(({ rule }) => rule !== 'too-long' && rule !== 'cut-off')
          .map((finding) => (
            <span key={finding.rule} className={classes['said']} data-severity={finding.severity}>
              {finding.severity === 'block' ? 'Stops the export: ' : 'Careful: '}
              {finding.what}
            </span>
          ))}
      </div>
    </div>
  );
}
