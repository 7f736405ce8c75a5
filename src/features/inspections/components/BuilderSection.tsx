import { Button, Checkbox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { DragEvent } from 'react';
import { addItem, changeSection, emptyItem, placeItem } from '@/domain/inspection/edit';
import type { FormSection, InspectionForm } from '@/domain/inspection/form';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import type { EditForm } from '../templateForm';
import classes from './builder.module.css';
import { BuilderItem } from './BuilderItem';
import { BuilderSectionHead } from './BuilderSectionHead';
import { DRAGGED_ITEM } from './draggedItem';

type BuilderSectionProps = {
  section: FormSection;
  index: number;
  form: InspectionForm;
  edit: EditForm;
  errorOf: (path: string) => string | undefined;
  /** Id of the item whose details are open. */
  openId: string;
  onOpen: (id: string) => void;
};

/** An item's details other than its question. */
const OTHER_FIELDS = ['id', 'when', 'options', 'min', 'max', 'comments'] as const;

/** One section of a template with its items. An item dropped on it is appended. */
export function BuilderSection({ section, index, form, edit, errorOf, openId, onOpen }: BuilderSectionProps) {
  const { id, title, hint, isPerUnit, items } = section;
  const called = title === '' ? `section ${index + 1}` : title;
  const path = `sections.${index}`;
  const add = (): void => {
    const item = emptyItem();
    edit((now) => addItem(now, id, item));
    onOpen(item.id);
  };
  const drop = (event: DragEvent): void => {
    const dragged = event.dataTransfer.getData(DRAGGED_ITEM);
    // If it was dropped on an item, that item has already handled it.
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
        <BuilderSectionHead
          section={section}
          index={index}
          count={form.sections.length}
          called={called}
          error={errorOf(`${path}.title`)}
          edit={edit}
        />
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
        <PlainList isOrdered aria-label={`Items of ${called}`}>
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
        </PlainList>
        <Button variant="text" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          Add item
        </Button>
      </Section>
    </div>
  );
}
