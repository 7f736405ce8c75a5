import { PROPERTY_USES, PROPERTY_USE_LABELS } from '@/domain/property/use';
import { FormSelect } from '@/ui/forms/FormSelect';
import type { FieldProps } from '@/ui/forms/useField';

const USES = PROPERTY_USES.map((value) => ({ value, label: PROPERTY_USE_LABELS[value] }));

/** Edits whether a property is a home or a business, which sales tax depends on in many states. */
export function PropertyUseField<Values>(field: Pick<FieldProps<Values>, 'form' | 'name'>) {
  return (
    <FormSelect
      {...field}
      label="Home or business"
      description="Many states tax work on homes differently. A rental that people live in is a home."
      options={USES}
    />
  );
}
