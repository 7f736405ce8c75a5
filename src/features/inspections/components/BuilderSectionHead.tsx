import { TextInput, ActionIcon } from '@mantine/core';
import { IconArrowUp, IconArrowDown, IconTrash } from '@tabler/icons-react';
import { removeSection, changeSection, moveSection } from '@/domain/inspection/edit';
import type { FormSection } from '@/domain/inspection/form';
import { confirmAction } from '@/ui/feedback/confirm';
import { formatCount } from '@/ui/format/quantities';
import type { EditForm } from '../templateForm';
import classes from './builder.module.css';

type BuilderSectionHeadProps = {
  section: FormSection;
  index: number;
  /** Number of sections in the form. */
  count: number;
  /** Its name, or its number if it has none. */
  called: string;
  error: string | undefined;
  edit: EditForm;
};

/** Lets the user rename, move, and remove a section. */
export function BuilderSectionHead({ section, index, count, called, error, edit }: BuilderSectionHeadProps) {
  const { id, title, items } = section;
  const remove = async (): Promise<void> => {
    const isSure =
      items.length === 0 ||
      (await confirmAction({
        title: `Remove ${called}?`,
        message: `Its ${formatCount(items.length, 'item')} go with it. Nothing is saved before you save the template.`,
        confirmLabel: 'Remove section',
        tone: 'danger',
      }));
    if (isSure) edit((now) => removeSection(now, id));
  };
  return (
    <div className={classes['head']}>
      <TextInput
        className={classes['grow'] ?? ''}
        aria-label={`Name of section ${index + 1}`}
        placeholder="Name the section"
        maxLength={120}
        value={title}
        error={error}
        data-path={`form.sections.${index}.title`}
        onChange={(event) => {
          const { value } = event.currentTarget;
          edit((now) => changeSection(now, id, { title: value }));
        }}
      />
      <ActionIcon
        size="lg"
        aria-label={`Move ${called} up`}
        disabled={index === 0}
        onClick={() => edit((now) => moveSection(now, id, -1))}
      >
        <IconArrowUp size={18} />
      </ActionIcon>
      <ActionIcon
        size="lg"
        aria-label={`Move ${called} down`}
        disabled={index === count - 1}
        onClick={() => edit((now) => moveSection(now, id, 1))}
      >
        <IconArrowDown size={18} />
      </ActionIcon>
      <ActionIcon size="lg" aria-label={`Remove ${called}`} disabled={count === 1} onClick={() => void remove()}>
        <IconTrash size={18} />
      </ActionIcon>
    </div>
  );
}
