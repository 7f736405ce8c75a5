import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import type { DragEvent } from 'react';
import { addItem, changeSection, emptyItem, moveSection, placeItem, removeSection } from '@/domain/inspection/edit';
import type { FormSection, InspectionForm } from '@/domain/inspection/form';
import { confirmAction } from '@/ui/feedback/confirm';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import classes from './builder.module.css';
import { BuilderItem } from './BuilderItem';
import { DRAGGED_ITEM } from './draggedItem';
import type { EditForm } from './TemplateBuilder';

type BuilderSectionProps = {
  section: FormSection;
  index: number;
  form: InspectionForm;
  edit: EditForm;
  errorOf: (path: string) => string | undefined;
  /** The item whose details are open. */
  openId: string;
  onOpen: (id: string) => void;
};

/** Of an item, besides what is asked. */
const OTHER_FIELDS = ['id', 'when', 'options', 'min', 'max', 'comments'] as const;

/** One section of a template with its items. An item dropped on it goes to its end. */
export function BuilderSection({ section, index, form, edit, errorOf, openId, onOpen }: BuilderSectionProps) {
  const { id, title, hint, isPerUnit, items } = section;
  const called = title === '' ? `section ${index + 1}` : title;
  const path = `sections.${index}`;
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
  const add = (): void => {
    const item = emptyItem();
    edit((now) => addItem(now, id, item));
    onOpen(item.id);
  };
  const drop = (event: DragEvent): void => {
    const dragged = event.dataTransfer.getData(DRAGGED_ITEM);
    // An item that it was dropped on has taken it already.
    if (dragged === '' || event.isDefaultPrevented()) return;
    event.preventDefault();
    edit((now) => placeItem(now, dragged, id, ''));
  };
  return (
    <div
      role="group"
      aria-label={called}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED_ITEM) && event.preventDefault()}
      onDrop={drop}
    >
      <Section>
        <div className={classes['head']}>
          <TextInput
            className={classes['grow'] ?? ''}
            aria-label={`Name of section ${index + 1}`}
            placeholder="Name the section"
            maxLength={120}
            value={title}
            error={errorOf(`${path}.title`)}
            data-path={`form.${path}.title`}
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
            disabled={index === form.sections.length - 1}
            onClick={() => edit((now) => moveSection(now, id, 1))}
          >
            <IconArrowDown size={18} />
          </ActionIcon>
          <ActionIcon
            size="lg"
            aria-label={`Remove ${called}`}
            disabled={form.sections.length === 1}
            onClick={() => void remove()}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </div>
        <div className={classes['sectionOptions']}>
          <Checkbox
            label="Repeat for each piece of equipment"
            checked={isPerUnit}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              edit((now) => changeSection(now, id, { isPerUnit: checked }));
            }}
          />
          {hint !== '' && <span className={classes['second']}>{hint}</span>}
        </div>
        {errorOf(`${path}.items`) && <p className={classes['error']}>{errorOf(`${path}.items`)}</p>}
        <ol className={classes['items']} aria-label={`Items of ${called}`}>
          {items.map((item, at) => (
            <BuilderItem
              key={item.id}
              item={item}
              sectionId={id}
              number={at + 1}
              edit={edit}
              path={`form.${path}.items.${at}`}
              labelError={errorOf(`${path}.items.${at}.label`)}
              fault={OTHER_FIELDS.map((field) => errorOf(`${path}.items.${at}.${field}`)).find(Boolean)}
              openIn={openId === item.id ? form : null}
              onOpen={onOpen}
            />
          ))}
        </ol>
        <Button variant="text" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          Add item
        </Button>
      </Section>
    </div>
  );
}
