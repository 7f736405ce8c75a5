import type { FieldPath } from './fieldPath';
import classes from './AddressFields.module.css';
import { FormTextInput } from './FormTextInput';
import type { SchemaFormApi } from './useSchemaForm';

type AddressFieldsProps<Values> = {
  form: SchemaFormApi<Values>;
  /** Where the address (domain/contact's addressSchema) is in the form's values. */
  name: NoInfer<FieldPath<Values>>;
  legend?: string;
  /** `billing` or `shipping` lets the browser fill in the right one of two addresses. */
  autoCompleteGroup?: 'billing' | 'shipping';
};

/** Street, unit, city, state and postal code, as browsers and password managers know them. */
export function AddressFields<Values>({
  form,
  name,
  legend = 'Address',
  autoCompleteGroup,
}: AddressFieldsProps<Values>) {
  const part = (key: string) => `${name}.${key}` as FieldPath<Values>;
  const fill = (token: string) => (autoCompleteGroup ? `${autoCompleteGroup} ${token}` : token);
  return (
    <fieldset className={classes.address}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.street}>
        <FormTextInput form={form} name={part('street')} label="Street" autoComplete={fill('address-line1')} />
      </div>
      <div className={classes.unit}>
        <FormTextInput form={form} name={part('unit')} label="Apt or unit" autoComplete={fill('address-line2')} />
      </div>
      <div className={classes.city}>
        <FormTextInput form={form} name={part('city')} label="City" autoComplete={fill('address-level2')} />
      </div>
      <FormTextInput form={form} name={part('state')} label="State" autoComplete={fill('address-level1')} />
      <FormTextInput
        form={form}
        name={part('postalCode')}
        label="ZIP code"
        autoComplete={fill('postal-code')}
        inputMode="text"
      />
    </fieldset>
  );
}
