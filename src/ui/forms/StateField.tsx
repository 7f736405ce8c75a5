import { Select, type ComboboxItem, type OptionsFilter } from '@mantine/core';
import { useState, type FocusEvent, type InputEvent } from 'react';
import { countryCode, findRegions, regionCode } from '@/domain/contact/regions';
import { asText, useField, type FieldProps } from './useField';

type StateFieldProps<Values> = FieldProps<Values> & { country: string; autoComplete: string };

/** A stored value that isn't a known state is kept as written until another one is chosen. */
const optionsWith = (stored: string, country: string): ComboboxItem[] => {
  const known = findRegions('', country).map(({ code, name }) => ({ value: code, label: name }));
  return stored === '' || known.some(({ value }) => value === stored)
    ? known
    : [...known, { value: stored, label: stored }];
};

/**
 * Renders a US state or Canadian province, searchable by name or abbreviation and stored as the abbreviation. Records with the name
 * written out show it and keep it until it's changed.
 */
export function StateField<Values>({ country, autoComplete, ...field }: StateFieldProps<Values>) {
  const { value, setValue, inputProps } = useField(field);
  const [search, setSearch] = useState('');
  const text = asText(value);
  const known = findRegions('', country);
  const code = regionCode(text, country);
  const shown = known.some((region) => region.code === code) ? code : text;
  const filter: OptionsFilter = ({ options, search: typed }) =>
    findRegions(typed, country).flatMap((region) =>
      options.filter((one) => 'value' in one && one.value === region.code),
    );

  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    const [first, second] = findRegions(search, country);
    const isMeant = first !== undefined && (second === undefined || regionCode(search, country) === first.code);
    if (search.trim() === '') setValue('');
    else if (isMeant && first.code !== shown) setValue(first.code);
    inputProps.onBlur(event);
  };
  /** Browser autofill may write the two letters. */
  const takeFilledIn = (event: InputEvent<HTMLInputElement>): void => {
    if (document.activeElement === event.currentTarget) return;
    const filled = regionCode(event.currentTarget.value, country);
    if (known.some((region) => region.code === filled)) setValue(filled);
  };
  return (
    <Select
      {...inputProps}
      data={optionsWith(shown, country)}
      value={shown === '' ? null : shown}
      onChange={(next) => setValue(next ?? '')}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      filter={filter}
      selectFirstOptionOnChange
      onInput={takeFilledIn}
      onBlur={leave}
      autoComplete={autoComplete}
      nothingFoundMessage={countryCode(country) === 'CA' ? 'No such province' : 'No such state'}
    />
  );
}
