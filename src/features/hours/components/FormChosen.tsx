import { MultiSelect } from '@mantine/core';
import { useField, type FieldProps } from '@/ui/forms/useField';

type Named = { id: string; name: string };

type FormChosenProps<Values> = FieldProps<Values> & {
  options: readonly Named[];
  /** Describes the meaning of an empty selection. */
  placeholder: string;
  /** Ids selected along with a choice, such as a category's subcategories. */
  withMore?: (id: string) => readonly string[];
};

/** Selects several records and stores their current names. Selected records that were deleted are kept. */
export function FormChosen<Values>({ options, placeholder, withMore, ...field }: FormChosenProps<Values>) {
  const { value, setValue, inputProps } = useField(field);
  const chosen = Array.isArray(value) ? (value as Named[]) : [];
  const known = [...options, ...chosen.filter(({ id }) => !options.some((one) => one.id === id))];
  const choose = (ids: readonly string[]): void => {
    const added = ids.filter((id) => !chosen.some((one) => one.id === id)).flatMap((id) => withMore?.(id) ?? []);
    setValue(known.filter(({ id }) => ids.includes(id) || added.includes(id)).map(({ id, name }) => ({ id, name })));
  };
  return (
    <MultiSelect
      {...inputProps}
      data={known.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen.map(({ id }) => id)}
      onChange={choose}
      placeholder={chosen.length === 0 ? placeholder : ''}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${field.label.toLowerCase()}` }}
    />
  );
}
