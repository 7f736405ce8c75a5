import {
  Button,
  Drawer,
  Group,
  List,
  MultiSelect,
  NumberInput,
  SegmentedControl,
  Stack,
  Switch,
  Text,
} from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { visitFor, visitIdFor } from '@/domain/scheduling/board/newEntries';
import { SKILLS_PER_VISIT_LIMIT } from '@/domain/scheduling/schema';
import { abilitiesOf } from '@/domain/scheduling/skills';
import { offerReasons, offerTitle, refusalText } from '@/domain/scheduling/timesText';
import type { Offer } from '@/domain/scheduling/timeRequest';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { DayInput } from '@/ui/forms/DayInput';
import { formatDate } from '@/ui/format/dateTime';
import { plannedText } from '../hooks/useEntryCommands';
import { DAY_PARTS, useFoundTimes, type DayPart } from '../hooks/useFoundTimes';
import type { ScheduleDesk } from '../hooks/useScheduleDesk';
import classes from './FindTimeDialog.module.css';

type FindTimeDialogProps = { job: Stored<Job>; desk: ScheduleDesk; today: string; now: Date; onClose: () => void };

const PART_LABELS: Record<DayPart, string> = { any: 'Any time', morning: 'Morning', afternoon: 'Afternoon' };
const FIRST_SHOWN = 4;

/** The best times for a job, each with its reasons, and for everyone who is not offered, why. */
export function FindTimeDialog({ job, desk, today, now, onClose }: FindTimeDialogProps) {
  const { placing, context, timeZone, technicians } = desk;
  const skills = useMemo(() => abilitiesOf(technicians), [technicians]);
  const { wish, set, found, request, isLoading, error } = useFoundTimes(job, { today, now, timeZone });
  const [isAllShown, setIsAllShown] = useState(false);
  const offers = isAllShown ? found.offers : found.offers.slice(0, FIRST_SHOWN);
  const take = async ({ technicianIds, startsAt, endsAt, travelBeforeMinutes, window }: Offer): Promise<void> => {
    const content = { ...visitFor(job, { technicianIds, startsAt, timeZone }), requiredSkills: wish.skills };
    const placement = {
      ...content.placement,
      endsAt,
      travelMinutes: travelBeforeMinutes,
      windowStartsAt: window?.startsAt ?? job.arrivalWindowStart,
      windowEndsAt: window?.endsAt ?? job.arrivalWindowEnd,
    };
    const subject = { id: visitIdFor(job), from: '', content, before: null, job };
    if (await placing.place([{ subject, placement }], plannedText(job.title, placement, context))) onClose();
  };
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={`Find a time: ${job.title}`}>
      <Stack gap="md">
        <div className={classes.wish}>
          <DayInput label="From" value={wish.from} onChange={(from) => set({ from: from || today })} />
          <NumberInput
            label="Minutes"
            min={5}
            max={1440}
            step={15}
            value={wish.minutes}
            onChange={(minutes) => set({ minutes: Number(minutes) || 0 })}
          />
          <NumberInput
            label="People"
            min={1}
            max={5}
            value={wish.crewSize}
            onChange={(size) => set({ crewSize: Number(size) || 1 })}
          />
        </div>
        <Group justify="space-between">
          <SegmentedControl
            aria-label="Time of day"
            value={wish.dayPart}
            onChange={(value) => set({ dayPart: DAY_PARTS.find((part) => part === value) ?? 'any' })}
            data={DAY_PARTS.map((value) => ({ value, label: PART_LABELS[value] }))}
          />
          <Group gap="md">
            <Switch
              label="Keep lunch free"
              checked={wish.keepsLunch}
              onChange={({ currentTarget }) => set({ keepsLunch: currentTarget.checked })}
            />
            <Switch
              label="Others may move"
              checked={wish.mayMoveOthers}
              onChange={({ currentTarget }) => set({ mayMoveOthers: currentTarget.checked })}
            />
          </Group>
        </Group>
        <div className={classes.needs}>
          <MultiSelect
            label="Needs"
            data={skills}
            value={wish.skills}
            onChange={(chosen) => set({ skills: chosen })}
            placeholder={wish.skills.length === 0 ? 'Any skill or license' : ''}
            maxValues={SKILLS_PER_VISIT_LIMIT}
            searchable
          />
          <NumberInput
            label="Longest day (hours)"
            min={1}
            max={24}
            placeholder="No limit"
            value={wish.maxWorkMinutes === 0 ? '' : wish.maxWorkMinutes / 60}
            onChange={(hours) => set({ maxWorkMinutes: Math.round((Number(hours) || 0) * 60) })}
          />
        </div>
        {error ? (
          <ErrorState error={error} />
        ) : isLoading ? (
          <LoadingRows rows={5} />
        ) : found.offers.length === 0 ? (
          <Text>There is no time in these five days. See below why, or look further ahead.</Text>
        ) : (
          <ol className={classes.offers} aria-label="Times that fit">
            {offers.map((offer, index) => (
              <li key={`${offer.technicianIds.join()} ${offer.startsAt}`} className={classes.offer}>
                <div>
                  <Text fw={600}>
                    {offerTitle(offer, context)}
                    <Text span c="dimmed" fw={400}>
                      , {formatDate(offer.startsAt, timeZone)}
                    </Text>
                  </Text>
                  <Text size="sm" c="dimmed">
                    {offerReasons(offer, request, context).join(' ')}
                  </Text>
                </div>
                <Button variant={index === 0 ? 'filled' : 'default'} onClick={() => void take(offer)}>
                  Plan it
                </Button>
              </li>
            ))}
          </ol>
        )}
        {found.offers.length > FIRST_SHOWN && !isAllShown && (
          <Button variant="text" onClick={() => setIsAllShown(true)}>
            Show {found.offers.length - FIRST_SHOWN} more
          </Button>
        )}
        {found.refusals.length > 0 && (
          <details className={classes.why}>
            <summary>Why others cannot come ({found.refusals.length})</summary>
            <List size="sm" spacing={4} mt="xs">
              {found.refusals.map((refusal) => (
                <List.Item key={`${refusal.technicianId} ${refusal.date} ${refusal.reason.kind}`}>
                  {refusal.date !== '' && `${formatDate(refusal.date, timeZone)}: `}
                  {refusalText(refusal, context)}
                </List.Item>
              ))}
            </List>
          </details>
        )}
      </Stack>
    </Drawer>
  );
}
