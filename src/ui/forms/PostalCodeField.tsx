import { TextInput } from '@mantine/core';
import { useTextChange, asText, useField, type FieldProps } from './useField';

type PostalCodeFieldProps<Values> = FieldProps<Values> & {
  autoComplete: string;
  /** Receives the input, for anything derived from a code. */
  onType: (postalCode: string) => void;
};

/** A postal code, as text: they start with zeros here and have letters elsewhere. */
export function PostalCodeField<Values>({ autoComplete, onType, ...field }: PostalCodeFieldProps<Values>) {
  const { value, setValue, inputProps } = useField(field);
  const onChange = useTextChange((postalCode) => {
    setValue(postalCode);
    onType(postalCode);
  });
  return <TextInput {...inputProps} value={asText(value)} onChange={onChange} autoComplete={autoComplete} />;
}
