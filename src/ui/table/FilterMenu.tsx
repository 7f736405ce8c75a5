import { Button, Drawer, Popover, Select, Stack } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useIsPhone } from '../hooks/useIsPhone';
import { formatCount } from '../format/quantities';
import { isOn, type FilterField } from './filterFields';
import classes from './ListToolbar.module.css';

/** Renders a list's filters: one button with the number of active ones; the fields open next to it, or from the bottom on phones. */
export function FilterMenu({ fields, label = 'Filter' }: { fields: readonly FilterField[]; label?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useIsPhone();
  const target = useRef<HTMLButtonElement>(null);
  const dropdown = useClickOutside<HTMLDivElement>((event) => {
    // The fields' dropdowns and calendars are rendered in portals, but still belong to the menu.
    const isOfMenu = event.target instanceof Element && event.target.closest('[data-portal]') !== null;
    if (!isOfMenu && !target.current?.contains(event.target as Node)) setIsOpen(false);
  });
  const count = fields.filter(isOn).length;
  const button = (
    <Button
      ref={target}
      variant="default"
      className={classes.filter ?? ''}
      leftSection={<IconFilter size={18} aria-hidden />}
      rightSection={count > 0 && <span className={classes.filterCount} data-count={count} />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
    >
      {label}
      {count > 0 && <span className="visually-hidden">, {formatCount(count, 'filter')} on</span>}
    </Button>
  );
  const content = (
    <Stack gap="sm">
      {fields.map((field) => (
        <Field key={field.name} field={field} />
      ))}
      {isPhone && (
        <Button mt="xs" onClick={() => setIsOpen(false)}>
          Show results
        </Button>
      )}
    </Stack>
  );
  if (isPhone) {
    return (
      <>
        {button}
        <Drawer
          opened={isOpen}
          onClose={() => setIsOpen(false)}
          position="bottom"
          title={label}
          styles={{ content: { height: 'auto', maxHeight: '85dvh' } }}
        >
          {content}
        </Drawer>
      </>
    );
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      closeOnClickOutside={false}
      position="bottom-end"
      width={300}
      shadow="md"
      trapFocus
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown ref={dropdown} aria-label={label}>
        {content}
      </Popover.Dropdown>
    </Popover>
  );
}

function Field({ field }: { field: FilterField }) {
  if (!('options' in field)) return field.render(field);
  const { label, value, onChange, options, anyLabel, isSearchable = false, noneText } = field;
  return (
    <Select
      label={label}
      placeholder={anyLabel}
      data={options}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      clearable
      searchable={isSearchable}
      nothingFoundMessage={noneText}
    />
  );
}
