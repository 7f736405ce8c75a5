import { ITEM_TEXT_LENGTH } from '@/domain/website/schema';
import { FormCheckbox } from '@/ui/forms/FormCheckbox';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { OptionalParts } from '@/ui/layout/OptionalParts';
import type { ItemFieldsProps } from './ItemFields';
import { ItemPicture } from './ItemPicture';
import { PricebookChoice } from './PricebookChoice';

/** Edits a service: a pricebook item, optionally with its own text, or one entered here; and whether it can be booked. */
export function ServiceFields(props: ItemFieldsProps) {
  const { form, block, index } = props;
  const item = form.values.blocks[block]?.items[index];
  const refId = item?.refId ?? '';
  const name = <Field extends string>(field: Field) => `blocks.${block}.items.${index}.${field}` as const;
  const words = (placeholder?: string) => (
    <>
      <FormTextInput
        form={form}
        name={name('title')}
        label="Name"
        {...(placeholder !== undefined && { placeholder })}
      />
      <FormTextarea form={form} name={name('text')} label="Text" maxLength={ITEM_TEXT_LENGTH} minRows={2} />
      <ItemPicture {...props} />
    </>
  );
  return (
    <>
      <PricebookChoice {...props} />
      {refId === '' ? (
        words()
      ) : (
        <OptionalParts
          parts={[
            {
              id: 'words',
              label: 'Own name, text and picture',
              isFilled: [item?.title, item?.text, item?.pictureUrl].some(Boolean),
              content: <OneColumn>{words('As in the pricebook')}</OneColumn>,
            },
          ]}
        />
      )}
      <Pair least="12rem" isEven>
        {refId !== '' && <FormCheckbox form={form} name={name('showsPrice')} label="Show the price as “From …”" />}
        <FormCheckbox form={form} name={name('isBookable')} label="Can be booked online" />
      </Pair>
      {item?.isBookable === true && (
        <FormNumber form={form} name={name('minutes')} label="Takes" suffix=" min" min={15} max={480} />
      )}
    </>
  );
}
