import { Checkbox } from '@mantine/core';
import { memo, useCallback, type ChangeEvent } from 'react';
import { useField, type FieldProps } from './useField';

const Input = memo(Checkbox);

/** Renders a checkbox for an answer or a consent. */
export function FormCheckbox<Values>(props: FieldProps<Values>) {
  const { value, setValue, inputProps } = useField(props);
  const { withAsterisk: _, ...checkboxProps } = inputProps;
  const onChange = useCallback(
    (event: ChangeEvent<HTMLInputElement>) => setValue(event.currentTarget.checked),
    [setValue],
  );
  return (
    <Input
      {...checkboxProps}
      aria-invalid={checkboxProps.error ? true : undefined}
      checked={value === true}
      onChange={onChange}
    />
  );
}
