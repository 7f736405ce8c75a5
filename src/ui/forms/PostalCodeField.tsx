import { TextInput } from '@mantine/core';
import { useTextChange, asText, useField, type FieldProps } from './useField';

type PostalCodeFieldProps<Values> = FieldProps<Values> & {
  autoComplete: string;
  /** Receives the input, for anything derived from the code. */
  onType: (postalCode: string) => void;
};

/** Renders a postal code as text: US codes can start with zeros, and other countries use letters. */
export function PostalCodeField<Values>({ autoComplete, onType, ...field }: PostalCodeFieldProps<Values>) {
  const { value, setValue, inputProps } = useField(field);
  const onChange = useTextChange((postalCode) => {
    setValue(postalCode);
    onType(postalCode);
  });
  return <TextInput {...inputProps} value={asText(value)} onChange={onChange} autoComplete={autoComplete} />;
}
