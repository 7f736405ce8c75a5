import { Switch } from '@mantine/core';
import { memo, useCallback, type ChangeEvent } from 'react';
import { useField, type FieldProps } from './useField';

const Input = memo(Switch);

/** Renders an on/off switch for a setting. */
export function FormSwitch<Values>(props: FieldProps<Values>) {
  const { value, setValue, inputProps } = useField(props);
  const { withAsterisk: _, ...switchProps } = inputProps;
  const onChange = useCallback(
    (event: ChangeEvent<HTMLInputElement>) => setValue(event.currentTarget.checked),
    [setValue],
  );
  return (
    <Input
      {...switchProps}
      aria-invalid={switchProps.error ? true : undefined}
      checked={value === true}
      onChange={onChange}
    />
  );
}
