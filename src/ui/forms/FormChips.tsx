import { Chip, Group, Input } from '@mantine/core';
import { useId } from 'react';
import classes from './FormChips.module.css';
import { useField, type FieldProps } from './useField';

const LOOK = { label: classes['label'] ?? '' };

type FormChipsProps<Values> = FieldProps<Values> & {
  options: readonly { value: string; label: string }[];
};

/** Renders a multiple choice among a few options, all of them visible. The values are in the order they were chosen. */
export function FormChips<Values>({ options, ...field }: FormChipsProps<Values>) {
  const { value, setValue, inputProps } = useField(field);
  const id = useId();
  const { label, description, error, withAsterisk, disabled, 'data-path': path } = inputProps;
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      withAsterisk={withAsterisk}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      errorProps={{ id: `${id}-error` }}
    >
      <Group
        gap="xs"
        mt={4}
        role="group"
        aria-labelledby={`${id}-label`}
        {...(error ? { 'aria-describedby': `${id}-error` } : {})}
      >
        <Chip.Group multiple value={chosen} onChange={setValue}>
          {options.map((option, index) => (
            <Chip
              key={option.value}
              value={option.value}
              variant="outline"
              classNames={LOOK}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              {...(index === 0 ? { 'data-path': path } : {})}
            >
              {option.label}
            </Chip>
          ))}
        </Chip.Group>
      </Group>
    </Input.Wrapper>
  );
}
