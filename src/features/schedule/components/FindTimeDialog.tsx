import { Button, Drawer, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { abilitiesOf } from '@/domain/scheduling/skills';
import { offerReasons, offerTitle, partsTitle } from '@/domain/scheduling/timesText';
import type { Offer } from '@/domain/scheduling/timeRequest';
import { dayOf } from '@/domain/scheduling/wallClock';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatDate } from '@/ui/format/dateTime';
import { PlainList } from '@/ui/layout/PlainList';
import type { Subject } from '../hooks/interaction';
import { movesTo } from '../hooks/movesTo';
import { plannedText } from '../hooks/useEntryCommands';
import { useFoundTimes } from '../hooks/useFoundTimes';
import type { ScheduleDesk } from '../hooks/useScheduleDesk';
import classes from './FindTimeDialog.module.css';
import { FindTimeWish } from './FindTimeWish';
import { OtherWays } from './OtherWays';
import { Refusals } from './Refusals';

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
  const { wish, set, lookFurther, found, ways, doubtsOf, request, isLoading, error } = useFoundTimes(subject, {
    from: from === '' ? today : dayOf(from, timeZone),
    today,
    now,
    timeZone,
    resourceOf: ground.resourceOf,
  });
  const [isAllShown, setIsAllShown] = useState(false);
  const [taken, setTaken] = useState<Offer | null>(null);
  const offers = isAllShown ? found.offers : found.offers.slice(0, FIRST_SHOWN);
  /** Schedules one time, or one on each of several days. */
  const take = async ([offer, ...more]: readonly [Offer, ...Offer[]]): Promise<void> => {
    const { title } = subject.content;
    const moves = movesTo([offer, ...more], subject, wish);
    setTaken(offer);
    const label =
      more.length === 0
        ? plannedText(title, moves[0].placement, context)
        : `“${title}” is planned for ${partsTitle([offer, ...more], context)}`;
    if (await placing.place(moves, label)) onClose();
    setTaken(null);
  };
  const takeLabel = subject.before ? 'Move it here' : 'Plan it';
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
          <>
            <Text>No time in these five days matches the request.</Text>
            <OtherWays
              ways={ways}
              label={takeLabel}
              taken={taken}
              context={context}
              doubtsOf={(offer) => placing.sentencesOf(doubtsOf(offer))}
              onTake={(parts) => void take(parts)}
            />
          </>
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
                  onClick={() => void take([offer])}
                >
                  {takeLabel}
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
        <Refusals found={found} isOpen={found.offers.length + ways.length === 0} context={context} />
      </Stack>
    </Drawer>
  );
}
