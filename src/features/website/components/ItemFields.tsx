import { ITEM_TEXT_LENGTH, type BlockKind, type WebsiteContent } from '@/domain/website/schema';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { technicianName } from '@/domain/technician/schema';
import { FormDate } from '@/ui/forms/FormDate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { ItemPicture } from './ItemPicture';
import { ServiceFields } from './ServiceFields';

export type ItemFieldsProps = {
  form: SchemaFormApi<WebsiteContent>;
  kind: BlockKind;
  /** Position in the form: the block's, and the item's within it. */
  block: number;
  index: number;
};

/** Edits one item of a block, with the fields of the block's kind. */
export function ItemFields(props: ItemFieldsProps) {
  const { form, kind, block, index } = props;
  const name = <Field extends string>(field: Field) => `blocks.${block}.items.${index}.${field}` as const;
  const text = (label: string) => (
    <FormTextarea form={form} name={name('text')} label={label} maxLength={ITEM_TEXT_LENGTH} minRows={2} />
  );
  const title = (label: string, placeholder?: string) => (
    <FormTextInput form={form} name={name('title')} label={label} {...(placeholder !== undefined && { placeholder })} />
  );
  switch (kind) {
    case 'hero':
    case 'text':
      return (
        <>
          <ItemPicture {...props} />
          {title('What it shows', 'For people who cannot see it')}
        </>
      );
    case 'services':
      return <ServiceFields {...props} />;
    case 'team':
      return (
        <>
          <PersonChoice {...props} />
          {text('About them')}
        </>
      );
    case 'areas':
      return title('Town');
    case 'gallery':
      return (
        <>
          <ItemPicture {...props} />
          {title('What it shows')}
          {text('Caption')}
          <FormTextInput
            form={form}
            name={name('agreedBy')}
            label="Who agreed that it is shown"
            description="Such as the customer, with the date. It is not published."
            isRequired
          />
        </>
      );
    case 'financing':
      return (
        <>
          {title('Name')}
          {text('Terms in your words')}
          <FormTextInput form={form} name={name('link')} label="Link" placeholder="https://…" />
        </>
      );
    case 'offers':
      return (
        <>
          {title('Offer')}
          {text('What is and isn’t included')}
          <FormDate form={form} name={name('until')} label="Last day" />
        </>
      );
    case 'careers':
      return (
        <>
          {title('Opening')}
          {text('What you look for, and what you offer')}
        </>
      );
    case 'questions':
      return (
        <>
          {title('Question')}
          {text('Answer')}
        </>
      );
    case 'booking':
    case 'hours':
    case 'credentials':
    case 'reviews':
    case 'contact':
      return null;
  }
}

function PersonChoice({ form, block, index }: ItemFieldsProps) {
  const { active } = useTechnicians();
  return (
    <FormSelect
      form={form}
      name={`blocks.${block}.items.${index}.refId`}
      label="Technician"
      isSearchable
      options={active.map((one) => ({ value: one.id, label: technicianName(one) }))}
    />
  );
}
