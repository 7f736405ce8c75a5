import { Button, Drawer, Group, NumberInput, Radio, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { atClock } from '@/lib/atClock';
import { clockSpan } from '@/domain/scheduling/wallClock';
import { TECHNICIAN_LIMIT } from '@/domain/job/schema';
import type { UsualWindow } from '@/domain/company/workSettings';
import type { Placement } from '@/domain/scheduling/schema';
import type { SeriesScope } from '@/domain/scheduling/series';
import { durationOf, plusMinutes, minutesBetween } from '@/domain/scheduling/span';
import { ArrivalWindowChoices } from '@/entities/company/ArrivalWindowChoices';
import { TechnicianPicker } from '@/entities/technician/TechnicianPicker';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { DayInput } from '@/ui/forms/DayInput';
import { toWallTime } from '@/ui/format/wallTime';
import { StickyActions } from '@/ui/layout/StickyActions';
import { lengthFault, LONGEST_MINUTES, SHORTEST_MINUTES } from './entryLength';
import type { Subject } from '../hooks/interaction';
import type { Placing } from '../hooks/usePlacing';
import classes from './PlanDialog.module.css';

type PlanDialogProps = {
  /** What is planned, where it stands now; its placement is what the form begins with. */
  subject: Subject;
  placing: Placing;
  /** What the button says. */
  confirmLabel: string;
  /** Saves it; whether it was saved. */
  onSave: (placement: Placement, typed: { date: string; time: string }, scope: SeriesScope) => Promise<boolean>;
  /** Leads to "Find a time"; null where there is nothing to find. */
  onFind?: (() => void) | null;
  onClose: () => void;
};

const SCOPES: { value: SeriesScope; label: string }[] = [
  { value: 'this', label: 'Only this one' },
  { value: 'this-and-later', label: 'This one and later ones' },
  { value: 'all', label: 'All that have not begun' },
];

/** When, how long, who and what was promised: the way without dragging for everything that the board can do by dragging. */
export function PlanDialog({ subject, placing, confirmLabel, onSave, onFind = null, onClose }: PlanDialogProps) {
  const { timeZone } = useSession().company;
  const { placement: first, title, kind } = subject.content;
  const [from, to] = [first.windowStartsAt, first.windowEndsAt].map((iso) => toWallTime(iso, timeZone).slice(11));
  const [startDate = '', startTime = ''] = toWallTime(first.startsAt, timeZone).split(' ');
  const [values, setValues] = useState({
    date: startDate,
    time: startTime,
    minutes: durationOf(first),
    technicianIds: first.technicianIds,
    from: from ?? '',
    to: to ?? '',
    isLocked: first.isLocked,
  });
  const [scope, setScope] = useState<SeriesScope>('this');
  const [isSaving, setIsSaving] = useState(false);
  const set = (changes: Partial<typeof values>): void => setValues((current) => ({ ...current, ...changes }));

  const lengthError = lengthFault(values.minutes);
  const isWhole = values.date !== '' && /^\d{2}:\d{2}$/.test(values.time) && lengthError === '';
  const placement = isWhole ? placementOf(values, { before: first, startDate, startTime }, timeZone) : first;
  const typed = { date: values.date, time: values.time };
  // What stands there already was not typed: of a time that the clocks show twice it may be the second.
  const isTyped = values.date !== startDate || values.time !== startTime;
  const { severity, warnings } = placing.judge(subject, placement, isWhole && isTyped ? typed : undefined);
  const reasons = placing.sentencesOf(warnings);
  const promise = ({ from: start, to: end }: UsualWindow): void =>
    set({ from: start, to: end, ...((values.time < start || values.time >= end) && { time: start }) });
  const save = async (): Promise<void> => {
    setIsSaving(true);
    if (await onSave(placement, typed, scope)) onClose();
    setIsSaving(false);
  };

  return (
    <Drawer opened onClose={onClose} position="right" size="md" title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="md">
          {subject.content.customerName !== '' && (
            <Text size="sm" c="dimmed">
              {[subject.content.customerName, subject.content.propertyAddress].filter(Boolean).join(' · ')}
            </Text>
          )}
          {onFind && (
            <Button variant="default" leftSection={<IconWand size={18} aria-hidden />} onClick={onFind}>
              Find a time
            </Button>
          )}
          <div className={classes.fields}>
            <DayInput label="Day" value={values.date} onChange={(date) => set({ date })} />
            <TextInput
              label="Starts at"
              type="time"
              step={300}
              value={values.time}
              onChange={({ currentTarget }) => set({ time: currentTarget.value.slice(0, 5) })}
            />
            <NumberInput
              label="Minutes"
              min={SHORTEST_MINUTES}
              max={LONGEST_MINUTES}
              step={15}
              clampBehavior="none"
              error={lengthError}
              value={values.minutes}
              onChange={(minutes) => set({ minutes: Number(minutes) || 0 })}
            />
          </div>
          <TechnicianPicker
            label="Technicians"
            value={values.technicianIds}
            onChange={(technicianIds) => set({ technicianIds })}
            max={TECHNICIAN_LIMIT}
            {...(kind === 'time-off' && { description: 'Nobody chosen means everyone: a holiday.' })}
          />
          {kind === 'visit' && (
            <>
              <div className={classes.fields}>
                <TextInput
                  label="Promised from"
                  type="time"
                  value={values.from}
                  onChange={({ currentTarget }) => set({ from: currentTarget.value.slice(0, 5) })}
                />
                <TextInput
                  label="Promised until"
                  type="time"
                  value={values.to}
                  onChange={({ currentTarget }) => set({ to: currentTarget.value.slice(0, 5) })}
                />
              </div>
              <ArrivalWindowChoices
                from={values.from}
                to={values.to}
                onChoose={promise}
                onClear={() => set({ from: '', to: '' })}
              />
            </>
          )}
          {subject.before !== null && subject.before.seriesId !== '' && (
            <Radio.Group
              label="This visit repeats. Change"
              description={
                scope === 'this' ? undefined : 'Time, length and people change; the day of each visit stays.'
              }
              value={scope}
              onChange={(value) => setScope(SCOPES.find((known) => known.value === value)?.value ?? 'this')}
            >
              <Stack gap={6} mt={6}>
                {SCOPES.map(({ value, label }) => (
                  <Radio key={value} value={value} label={label} />
                ))}
              </Stack>
            </Radio.Group>
          )}
          <Switch
            label="Lock it: nobody moves it before it is unlocked"
            checked={values.isLocked}
            onChange={({ currentTarget }) => set({ isLocked: currentTarget.checked })}
          />
          {isWhole && reasons.length > 0 && (
            <InlineNotice
              tone={severity === 'forbidden' ? 'danger' : severity === 'confirm' ? 'warning' : 'neutral'}
              role="status"
              title={
                severity === 'forbidden'
                  ? 'This cannot be planned'
                  : severity === 'confirm'
                    ? 'Check this first'
                    : 'Good to know'
              }
            >
              {reasons.map((reason) => (
                <div key={reason}>{reason}</div>
              ))}
            </InlineNotice>
          )}
        </Stack>
        <StickyActions>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
            <Button type="submit" loading={isSaving} disabled={!isWhole || severity === 'forbidden'}>
              {confirmLabel}
            </Button>
          </Group>
        </StickyActions>
      </form>
    </Drawer>
  );
}

type Values = {
  date: string;
  time: string;
  minutes: number;
  technicianIds: string[];
  from: string;
  to: string;
  isLocked: boolean;
};

/** A promise may reach past midnight; one that would be longer than this ends before it begins. */
const LONGEST_NIGHT_MINUTES = 12 * 60;

/** The placement that the form says; a window that is half filled in or reversed stays so, and the engine says what is wrong with it. */
function placementOf(
  { date, time, minutes, technicianIds, from, to, isLocked }: Values,
  { before, startDate, startTime }: { before: Placement; startDate: string; startTime: string },
  timeZone: string,
): Placement {
  const startsAt = date === startDate && time === startTime ? before.startsAt : atClock(date, time, timeZone);
  const night = from !== '' && to !== '' && to < from ? clockSpan(date, from, to, timeZone) : null;
  const window =
    night && minutesBetween(night.startsAt, night.endsAt) <= LONGEST_NIGHT_MINUTES
      ? night
      : {
          startsAt: from === '' ? '' : atClock(date, from, timeZone),
          endsAt: to === '' ? '' : atClock(date, to, timeZone),
        };
  return {
    ...before,
    technicianIds,
    startsAt,
    endsAt: plusMinutes(startsAt, minutes),
    timeZone,
    windowStartsAt: window.startsAt,
    windowEndsAt: window.endsAt,
    isLocked,
  };
}
