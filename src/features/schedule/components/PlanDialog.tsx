import { Button, Switch, Text } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { atClock } from '@/lib/atClock';
import { clockSpan } from '@/domain/scheduling/wallClock';
import { TECHNICIAN_LIMIT } from '@/domain/job/schema';
import { settledCrew } from '@/domain/resource/onVisit';
import type { Placement } from '@/domain/scheduling/schema';
import type { SeriesScope } from '@/domain/scheduling/series';
import { durationOf } from '@/domain/scheduling/span';
import { useResources } from '@/entities/schedule/useResources';
import { TechnicianPicker } from '@/entities/technician/TechnicianPicker';
import { minutesBetween, plusMinutes } from '@/lib/calendar';
import { isolated } from '@/lib/isolated';
import { toWallTime } from '@/ui/format/wallTime';
import { lengthFault } from './entryLength';
import type { Subject } from '../hooks/interaction';
import type { Placing } from '../hooks/usePlacing';
import { FormDrawer } from './FormDrawer';
import { PlanReasons } from './PlanReasons';
import { PlanTimeFields } from './PlanTimeFields';
import { PromiseFields } from './PromiseFields';
import { ResourceFields } from './ResourceFields';
import { SeriesScopeField } from './SeriesScopeField';

type PlanDialogProps = {
  /** The item being scheduled, at its current position; its placement is the form's initial value. */
  subject: Subject;
  placing: Placing;
  /** Label of the submit button. */
  confirmLabel: string;
  /** Saves it and returns whether that succeeded. */
  onSave: (placement: Placement, typed: { date: string; time: string }, scope: SeriesScope) => Promise<boolean>;
  /** Opens "Find a time" with the input so far; null if there is nothing to find. */
  onFind?: ((typed: Placement) => void) | null;
  onClose: () => void;
};

/** Edits time, duration, crew and promise: the non-drag way to do everything dragging can do on the board. */
export function PlanDialog({ subject, placing, confirmLabel, onSave, onFind = null, onClose }: PlanDialogProps) {
  const { timeZone } = useSession().company;
  const { byId: resources } = useResources();
  const resourceOf = (id: string) => resources.get(id);
  const { placement: first, title, kind } = subject.content;
  const [from, to] = [first.windowStartsAt, first.windowEndsAt].map((iso) => toWallTime(iso, timeZone).slice(11));
  const [startDate = '', startTime = ''] = toWallTime(first.startsAt, timeZone).split(' ');
  const [values, setValues] = useState({
    date: startDate,
    time: startTime,
    minutes: durationOf(first),
    technicianIds: first.technicianIds,
    resourceIds: first.resourceIds,
    from: from ?? '',
    to: to ?? '',
    isLocked: first.isLocked,
  });
  const [scope, setScope] = useState<SeriesScope>('this');
  const set = (changes: Partial<typeof values>): void => setValues((current) => ({ ...current, ...changes }));

  const lengthError = lengthFault(values.minutes);
  const isWhole = values.date !== '' && /^\d{2}:\d{2}$/.test(values.time) && lengthError === '';
  const placement = isWhole ? placementOf(values, { before: first, startDate, startTime }, timeZone) : first;
  const typed = { date: values.date, time: values.time };
  // An unchanged value wasn't typed: on a day when clock times repeat, it may be the second occurrence.
  const isTyped = values.date !== startDate || values.time !== startTime;
  const { severity, warnings } = placing.judge(subject, placement, isWhole && isTyped ? typed : undefined);
  const reasons = placing.sentencesOf(warnings);

  return (
    <FormDrawer
      title={title}
      submitLabel={confirmLabel}
      isDisabled={!isWhole || severity === 'forbidden'}
      onSave={() => onSave(placement, typed, scope)}
      onClose={onClose}
    >
      {subject.content.customerName !== '' && (
        <Text size="sm" c="dimmed">
          {[isolated(subject.content.customerName), subject.content.propertyAddress].filter(Boolean).join(' · ')}
        </Text>
      )}
      {onFind && (
        <Button variant="default" leftSection={<IconWand size={18} aria-hidden />} onClick={() => onFind(placement)}>
          Find a time
        </Button>
      )}
      <PlanTimeFields
        date={values.date}
        time={values.time}
        minutes={values.minutes}
        lengthError={lengthError}
        onChange={set}
      />
      <TechnicianPicker
        label="Technicians"
        value={values.technicianIds}
        onChange={(technicianIds) => set(settledCrew({ ...values, technicianIds }, resourceOf))}
        max={TECHNICIAN_LIMIT}
      />
      <ResourceFields value={values} onChange={set} />
      {kind === 'visit' && <PromiseFields from={values.from} to={values.to} time={values.time} onChange={set} />}
      {subject.before !== null && subject.before.seriesId !== '' && (
        <SeriesScopeField scope={scope} onChange={setScope} />
      )}
      <Switch
        label="Lock it so no one can move it"
        checked={values.isLocked}
        onChange={({ currentTarget }) => set({ isLocked: currentTarget.checked })}
      />
      {isWhole && <PlanReasons severity={severity} reasons={reasons} />}
    </FormDrawer>
  );
}

type Values = {
  date: string;
  time: string;
  minutes: number;
  technicianIds: string[];
  resourceIds: string[];
  from: string;
  to: string;
  isLocked: boolean;
};

/** A promise may reach past midnight; one that would be longer than this ends before it begins. */
const LONGEST_NIGHT_MINUTES = 12 * 60;

/** Returns the form's placement; a half-filled or reversed window is kept, and the engine reports what is wrong with it. */
function placementOf(
  { date, time, minutes, technicianIds, resourceIds, from, to, isLocked }: Values,
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
    resourceIds,
    startsAt,
    endsAt: plusMinutes(startsAt, minutes),
    timeZone,
    windowStartsAt: window.startsAt,
    windowEndsAt: window.endsAt,
    isLocked,
  };
}
