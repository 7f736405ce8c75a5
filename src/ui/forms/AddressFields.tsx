import { Button, Text } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { Address } from '@/domain/contact/schema';
import { tidyAddress } from '@/domain/contact/postalAddress';
import { countryCode, hasRegions, regionCode, regionName } from '@/domain/contact/regions';
import { stateOfZip } from '@/domain/contact/zipStates';
import { fieldValue } from '@/lib/fieldValue';
import classes from './AddressFields.module.css';
import { AddressSuggestions, moveInSuggestions } from './AddressSuggestions';
import type { FieldPath } from './fieldPath';
import { FormTextInput } from './FormTextInput';
import { PostalCodeField } from './PostalCodeField';
import { StateField } from './StateField';
import type { SchemaFormApi } from './useSchemaForm';

type AddressFieldsProps<Values> = {
  form: SchemaFormApi<Values>;
  /** Path of the address (domain/contact's addressSchema) in the form's values. */
  name: NoInfer<FieldPath<Values>>;
  legend?: string;
  /** `billing` or `shipping` lets the browser autofill the right one of two addresses. */
  autoCompleteGroup?: 'billing' | 'shipping';
  /** Offers complete addresses while the street is being typed. `onType` receives the typed text and the country (two letters). */
  completion?: { onType: (text: string, country: string) => void; addresses: readonly Address[] };
};

/**
 * Renders street, unit, city, state and postal code the way browsers and password managers expect them. A ZIP code fills in the state if
 * it's empty, and warns if it belongs to another one. A full address pasted into the street is split up.
 */
export function AddressFields<Values>({
  form,
  name,
  legend = 'Address',
  autoCompleteGroup,
  completion,
}: AddressFieldsProps<Values>) {
  const part = (key: string) => `${name}.${key}` as FieldPath<Values>;
  const fill = (token: string) => (autoCompleteGroup ? `${autoCompleteGroup} ${token}` : token);
  const { state = '', postalCode = '', country = 'US' } = (fieldValue(form.values, name) ?? {}) as Partial<Address>;
  const isAmerican = countryCode(country) === 'US';
  const stateLabel = isAmerican ? 'State' : hasRegions(country) ? 'Province' : 'State or region';
  const setState = (code: string): void => form.setFieldValue(part('state'), code as never);
  const spread = (): void => {
    const given = fieldValue(form.values, name) as Partial<Address> | undefined;
    const address = tidyAddress(given ?? {});
    if ((given?.city ?? '') !== '' || address.city === '') return;
    for (const key of ['street', 'unit', 'city', 'state', 'postalCode', 'country'] as const)
      if (address[key] !== given?.[key]) form.setFieldValue(part(key), address[key] as never);
  };
  const close = (): void => completion?.onType('', '');
  const choose = (address: Address): void => {
    // Keep a unit the user entered if the provider doesn't know one.
    for (const key of ['street', 'city', 'state', 'postalCode', 'country'] as const)
      form.setFieldValue(part(key), address[key] as never);
    if (address.unit !== '') form.setFieldValue(part('unit'), address.unit as never);
    close();
  };
  const onKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Escape' && completion && completion.addresses.length > 0) {
      // The enclosing drawer stays open.
      event.stopPropagation();
      close();
    } else if (moveInSuggestions(event.currentTarget, event.key)) event.preventDefault();
  };
  const implied = isAmerican ? stateOfZip(postalCode) : '';
  const isOther = implied !== '' && state.trim() !== '' && regionCode(state, country) !== implied;

  return (
    <fieldset className={classes.address}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.fields}>
        <div
          className={classes.street}
          onInput={({ target }) => completion?.onType((target as HTMLInputElement).value, countryCode(country) || 'US')}
          onKeyDown={onKey}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (currentTarget.contains(relatedTarget)) return;
            spread();
            close();
          }}
        >
          <FormTextInput form={form} name={part('street')} label="Street" autoComplete={fill('address-line1')} />
          {completion && <AddressSuggestions addresses={completion.addresses} onChoose={choose} />}
        </div>
        <div className={classes.unit}>
          <FormTextInput form={form} name={part('unit')} label="Apt or unit" autoComplete={fill('address-line2')} />
        </div>
        <div className={classes.city}>
          <FormTextInput form={form} name={part('city')} label="City" autoComplete={fill('address-level2')} />
        </div>
        {hasRegions(country) ? (
          <StateField
            form={form}
            name={part('state')}
            label={stateLabel}
            country={country}
            autoComplete={fill('address-level1')}
          />
        ) : (
          <FormTextInput form={form} name={part('state')} label={stateLabel} autoComplete={fill('address-level1')} />
        )}
        <PostalCodeField
          form={form}
          name={part('postalCode')}
          label={isAmerican ? 'ZIP code' : 'Postal code'}
          autoComplete={fill('postal-code')}
          onType={(typed) => {
            const found = isAmerican ? stateOfZip(typed) : '';
            if (found !== '' && state === '') setState(found);
          }}
        />
        {isOther && (
          <div className={classes.hint} role="status">
            <Text size="sm">
              ZIP code {postalCode.trim().slice(0, 5)} is in {regionName(implied, country)}.
            </Text>
            <Button variant="subtle" size="compact-md" px={0} onClick={() => setState(implied)}>
              Use {regionName(implied, country)}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  );
}
