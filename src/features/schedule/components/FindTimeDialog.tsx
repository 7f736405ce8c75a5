import { Button, Drawer, List, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { abilitiesOf } from '@/domain/scheduling/skills';
import { offerReasons, offerTitle, refusalText } from '@/domain/scheduling/timesText';
import type { Offer, TimesFound } from '@/domain/scheduling/timeRequest';
import type { WarningContext } from '@/domain/scheduling/warningText';
import { dayOf } from '@/domain/scheduling/wallClock';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatDate } from '@/ui/format/dateTime';
import { PlainList } from '@/ui/layout/PlainList';
import type { Subject } from '../hooks/interaction';
import { plannedText } from '../hooks/useEntryCommands';
import { useFoundTimes } from '../hooks/useFoundTimes';
import type { ScheduleDesk } from '../hooks/useScheduleDesk';
import classes from './FindTimeDialog.module.css';
import { FindTimeWish } from './FindTimeWish';

type FindTimeDialogProps = {
  /** Read once: a job becomes a visit while the dialog is still closing. */
  subject: Subject;
  /** Start date of the search; defaults to today. */
  from?: string | undefined;
  desk: ScheduleDesk;
  today: string;
  now: Date;
  onClose: () => void;
};

const FIRST_SHOWN = 4;

/** Shows the best times for a job, or better ones for a visit, each with its reasons, and why others aren't offered. */
export function FindTimeDialog({ subject: first, from = '', desk, today, now, onClose }: FindTimeDialogProps) {
  const [subject] = useState(first);
  const { placing, context, timeZone, technicians, resources, ground } = desk;
  const skills = useMemo(() => abilitiesOf(technicians), [technicians]);
  const { wish, set, lookFurther, found, doubtsOf, request, isLoading, error } = useFoundTimes(subject, {
    from: from === '' ? today : dayOf(from, timeZone),
    today,
    now,
    timeZone,
    resourceOf: ground.resourceOf,
  });
  const [isAllShown, setIsAllShown] = useState(false);
  const [taken, setTaken] = useState<Offer | null>(null);
  const offers = isAllShown ? found.offers : found.offers.slice(0, FIRST_SHOWN);
  const take = async (offer: Offer): Promise<void> => {
    const { technicianIds, startsAt, endsAt, travelBeforeMinutes, window } = offer;
    const { content, before, job } = subject;
    // An existing promise stays until someone offers another window; a new visit is promised the window the customer wanted.
    const promised = {
      startsAt: before ? content.placement.windowStartsAt : (window?.startsAt ?? job?.arrivalWindowStart ?? ''),
      endsAt: before ? content.placement.windowEndsAt : (window?.endsAt ?? job?.arrivalWindowEnd ?? ''),
    };
    const placement = {
      ...content.placement,
      technicianIds: [...technicianIds],
      resourceIds: [wish.crewId, ...wish.unitIds].filter((id) => id !== ''),
      startsAt,
      endsAt,
      travelMinutes: travelBeforeMinutes,
      windowStartsAt: promised.startsAt,
      windowEndsAt: promised.endsAt,
    };
    const moved = { ...subject, content: { ...content, requiredSkills: wish.skills } };
    setTaken(offer);
    if (await placing.place([{ subject: moved, placement }], plannedText(content.title, placement, context))) onClose();
    setTaken(null);
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={`Find ${subject.before ? 'another' : 'a'} time: ${subject.content.title}`}
    >
      <Stack gap="md">
        <FindTimeWish wish={wish} onChange={set} skills={skills} resources={resources} today={today} />
        {error ? (
          <ErrorState error={error} />
        ) : isLoading ? (
          <LoadingRows rows={5} />
        ) : found.offers.length === 0 ? (
          <Text>There is no time in these five days. See below why, or look further ahead.</Text>
        ) : (
          <PlainList isOrdered aria-label="Times that fit">
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
                  {placing.sentencesOf(doubtsOf(offer)).map((doubt) => (
                    <Text key={doubt} size="sm" c="var(--fw-warning-fg)">
                      {doubt}
                    </Text>
                  ))}
                </div>
                <Button
                  variant={index === 0 ? 'filled' : 'default'}
                  loading={taken === offer}
                  disabled={taken !== null && taken !== offer}
                  onClick={() => void take(offer)}
                >
                  {subject.before ? 'Move it here' : 'Plan it'}
                </Button>
              </li>
            ))}
          </PlainList>
        )}
        {found.offers.length > FIRST_SHOWN && !isAllShown && (
          <Button variant="text" onClick={() => setIsAllShown(true)}>
            Show {found.offers.length - FIRST_SHOWN} more
          </Button>
        )}
        {!isLoading && !error && (
          <Button variant={found.offers.length === 0 ? 'default' : 'text'} onClick={lookFurther}>
            Look at the next five days
          </Button>
        )}
        <Refusals found={found} context={context} />
      </Stack>
    </Drawer>
  );
}

/** Explains why some or all times aren't offered. */
function Refusals({ found: { offers, refusals }, context }: { found: TimesFound; context: WarningContext }) {
  if (refusals.length === 0) return null;
  return (
    <details className={classes.why} open={offers.length === 0}>
      <summary>
        Why {offers.length === 0 ? 'no one can' : 'others cannot'} come ({refusals.length})
      </summary>
      <List size="sm" spacing={4} mt="xs">
        {refusals.map((refusal) => (
          <List.Item key={`${refusal.technicianId} ${refusal.date} ${refusal.reason.kind}`}>
            {refusal.date !== '' && `${formatDate(refusal.date, context.timeZone)}: `}
            {refusalText(refusal, context)}
          </List.Item>
        ))}
      </List>
    </details>
  );
}
