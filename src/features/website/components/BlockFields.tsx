import { Text } from '@mantine/core';
import {
  BLOCK_ITEMS_LIMIT,
  BLOCK_TEXT_LENGTH,
  siteItemSchema,
  type BlockKind,
  type WebsiteContent,
} from '@/domain/website/schema';
import { newId } from '@/lib/ids';
import { FormList } from '@/ui/forms/FormList';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { BLOCK_WORDS } from '../siteWords';
import { ItemFields } from './ItemFields';
import classes from './website.module.css';

type BlockFieldsProps = { form: SchemaFormApi<WebsiteContent>; index: number };

/** Blocks that show only one picture. */
const ONE_ITEM: readonly BlockKind[] = ['hero', 'text'];

/** Edits a block's text and items. */
export function BlockFields({ form, index }: BlockFieldsProps) {
  const block = form.values.blocks[index];
  if (!block) return null;
  const { about, item, label } = BLOCK_WORDS[block.kind];
  const isHero = block.kind === 'hero';
  return (
    <div className={classes['blockFields']}>
      <Text size="sm" c="dimmed">
        {about}
      </Text>
      <FormTextInput
        form={form}
        name={`blocks.${index}.title`}
        label={isHero ? 'Headline' : 'Title'}
        placeholder="Ours, in the language of the page"
      />
      <FormTextarea
        form={form}
        name={`blocks.${index}.text`}
        label="Text"
        maxLength={BLOCK_TEXT_LENGTH}
        minRows={block.kind === 'text' ? 6 : 2}
      />
      {item !== '' && (
        <FormList
          form={form}
          name={`blocks.${index}.items`}
          label={`${label}: ${item.toLowerCase()}s`}
          isLabelHidden
          itemLabel={item}
          addLabel={`Add ${item.toLowerCase()}`}
          max={ONE_ITEM.includes(block.kind) ? 1 : BLOCK_ITEMS_LIMIT}
          newItem={() => siteItemSchema.parse({ id: newId(), ...(block.kind === 'services' && { minutes: 60 }) })}
        >
          {(at) => <ItemFields form={form} kind={block.kind} block={index} index={at} />}
        </FormList>
      )}
    </div>
  );
}
