import { ActionIcon, Button, Group, Radio, Text, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { OPTIONS_PER_DOCUMENT_LIMIT, type DocumentOption } from '@/domain/billing/schema';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import classes from './DocumentSettings.module.css';
import {
  copyOption,
  goodBetterBest,
  moveOption,
  recommendOption,
  restoreOption,
  withOption,
  withoutOption,
  type OptionParts,
} from './optionEdits';
import { useLatest } from '@/ui/hooks/useLatest';

type OptionsEditorProps = { value: OptionParts; onChange: (parts: OptionParts) => void };

/** The options that a customer chooses among. A line belongs to one of them or to all, which is set on the line. */
export function OptionsEditor({ value, onChange }: OptionsEditorProps) {
  const group = useId();
  const { options, lines } = value;
  const latest = useLatest({ value, onChange });
  const set = (id: string, changes: Partial<DocumentOption>): void =>
    onChange({ ...value, options: options.map((option) => (option.id === id ? { ...option, ...changes } : option)) });
  const remove = ({ id, name }: DocumentOption): void => {
    onChange(withoutOption(value, id));
    notify.success(`“${name}” was removed with its own lines.`, {
      undo: () => latest.current.onChange(restoreOption(latest.current.value, value, id)),
    });
  };

  if (options.length === 0) {
    return (
      <div>
        <Text size="sm" c="dimmed" mb="sm">
          With options the customer compares two or three ways to do the work and chooses one.
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={() => onChange(goodBetterBest(value))}>
            Offer good, better, best
          </Button>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => onChange(withOption(value))}
          >
            Add an option
          </Button>
        </Group>
      </div>
    );
  }
  return (
    <div className={classes.stack}>
      {options.map((option, index) => {
        const { id, name, description, isRecommended } = option;
        const own = lines.filter(({ optionId }) => optionId === id).length;
        return (
          <fieldset key={id} className={classes.item}>
            <legend className="visually-hidden">{`Option ${index + 1}: ${name}`}</legend>
            <div className={classes.fields}>
              <TextInput
                label="Name"
                value={name}
                maxLength={120}
                onChange={(event) => set(id, { name: event.currentTarget.value })}
                error={name.trim() === '' ? 'Name the option' : undefined}
              />
              <Textarea
                label="What sets it apart"
                autosize
                minRows={1}
                maxRows={6}
                maxLength={2000}
                value={description}
                onChange={(event) => set(id, { description: event.currentTarget.value })}
              />
              <Group justify="space-between" gap="xs">
                <Radio
                  name={group}
                  className={classes.radio}
                  label="Recommended"
                  checked={isRecommended}
                  onChange={() => onChange(recommendOption(value, id))}
                />
                <Text size="sm" c="dimmed">
                  {own === 0 ? 'No lines of its own' : `${formatCount(own, 'line')} of its own`}
                </Text>
              </Group>
            </div>
            <div className={classes.buttons}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="xl"
                aria-label={`Move ${name} up`}
                disabled={index === 0}
                onClick={() => onChange(moveOption(value, id, -1))}
              >
                <IconArrowUp size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="xl"
                aria-label={`Move ${name} down`}
                disabled={index === options.length - 1}
                onClick={() => onChange(moveOption(value, id, 1))}
              >
                <IconArrowDown size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="xl"
                aria-label={`Copy ${name}`}
                disabled={options.length >= OPTIONS_PER_DOCUMENT_LIMIT}
                onClick={() => onChange(copyOption(value, id))}
              >
                <IconCopy size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="xl"
                aria-label={`Remove ${name}`}
                onClick={() => remove(option)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </div>
          </fieldset>
        );
      })}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={options.length >= OPTIONS_PER_DOCUMENT_LIMIT}
          onClick={() => onChange(withOption(value))}
        >
          Add an option
        </Button>
      </div>
    </div>
  );
}
