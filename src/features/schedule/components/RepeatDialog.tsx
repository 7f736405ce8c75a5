import { Button, Group, Modal, NumberInput, Select, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { monthlyChoices, repeatDays, type RepeatWish } from '@/domain/scheduling/board/repeat';
import { REPEAT_LIMIT } from '@/domain/scheduling/extendSeries';
import type { Placement } from '@/domain/scheduling/schema';
import { dayOf } from '@/domain/scheduling/wallClock';
import { addCalendarDays } from '@/lib/calendar';
import { DayInput } from '@/ui/forms/DayInput';
import { formatDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import classes from './PlanDialog.module.css';

type RepeatDialogProps = {
  title: string;
  placement: Placement;
  onSave: (wish: RepeatWish) => Promise<boolean>;
  onClose: () => void;
};

const USUAL_DAYS = 91;

/** Edits how often a visit repeats, and until when. */
export function RepeatDialog({ title, placement, onSave, onClose }: RepeatDialogProps) {
  const first = dayOf(placement.startsAt, placement.timeZone);
  const usualEnd = addCalendarDays(first, USUAL_DAYS);
  const [wish, setWish] = useState<RepeatWish>({ unit: 'week', every: 1, until: usualEnd });
  const isEndless = wish.until === '';
  const [isSaving, setIsSaving] = useState(false);
  const set = (changes: Partial<RepeatWish>): void => setWish((current) => ({ ...current, ...changes }));
  const choices = monthlyChoices(first);
  const days = repeatDays(placement, wish);
  const last = days.at(-1);
  const save = async (): Promise<void> => {
    setIsSaving(true);
    if (await onSave(wish)) onClose();
    setIsSaving(false);
  };
  return (
    <Modal opened onClose={onClose} title={`Repeat: ${title}`}>
      <Stack gap="md">
        <div className={classes.fields}>
          <NumberInput
            label="Every"
            min={1}
            max={52}
            // Input takes effect immediately, and visits repeat every one or more whole weeks.
            allowNegative={false}
            allowDecimal={false}
            clampBehavior="strict"
            value={wish.every}
            onChange={(every) => set({ every: Math.max(1, Math.round(Number(every))) || 1 })}
          />
          <Select
            label="Weeks or months"
            allowDeselect={false}
            value={wish.unit}
            onChange={(unit) => set({ unit: unit === 'month' ? 'month' : 'week' })}
            data={[
              { value: 'week', label: wish.every === 1 ? 'week' : 'weeks' },
              { value: 'month', label: wish.every === 1 ? 'month' : 'months' },
            ]}
          />
          {wish.unit === 'month' && (
            <Select
              label="On"
              allowDeselect={false}
              value={wish.monthly ?? 'day'}
              onChange={(value) => set({ monthly: choices.find((one) => one.value === value)?.value ?? 'day' })}
              data={choices}
            />
          )}
          {!isEndless && (
            <DayInput label="Before" value={wish.until} onChange={(until) => set({ until: until || usualEnd })} />
          )}
        </div>
        <Switch
          label="No end date: visits are added about three months ahead"
          checked={isEndless}
          onChange={({ currentTarget }) => set({ until: currentTarget.checked ? '' : usualEnd })}
        />
        <Text size="sm" c="dimmed" role="status">
          {last
            ? `${formatCount(days.length, isEndless ? 'visit now' : 'more visit', isEndless ? 'visits now' : 'more visits')}, the last on ${formatDate(last, placement.timeZone)}${isEndless ? ', others as time goes by' : ''}.${days.length === REPEAT_LIMIT ? ` At most ${REPEAT_LIMIT} at once.` : ''} Each can be moved by itself; nothing is promised yet.`
            : isEndless
              ? 'The next visit is added three months before it is due.'
              : 'No visit before that day.'}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <Button loading={isSaving} disabled={days.length === 0 && !isEndless} onClick={() => void save()}>
            Repeat
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
