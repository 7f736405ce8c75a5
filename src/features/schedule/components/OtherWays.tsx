import { Button, Text } from '@mantine/core';
import type { OtherWay } from '@/domain/scheduling/otherWays';
import type { Offer } from '@/domain/scheduling/timeRequest';
import { offerReasons, partsTitle, wayTitle } from '@/domain/scheduling/timesText';
import type { WarningContext } from '@/domain/scheduling/warningText';
import { formatShortDate } from '@/ui/format/dateTime';
import { PlainList } from '@/ui/layout/PlainList';
import classes from './FindTimeDialog.module.css';

type OtherWaysProps = {
  ways: readonly OtherWay[];
  /** Label of the buttons. */
  label: string;
  /** First part of the offer that is being saved. */
  taken: Offer | null;
  context: WarningContext;
  /** Returns the warnings to confirm when an offer is taken. */
  doubtsOf: (offer: Offer) => string[];
  onTake: (parts: readonly [Offer, ...Offer[]]) => void;
};

/** Shows the alternatives if nothing fits as requested: the concession each needs, and the times it makes possible. */
export function OtherWays({ ways, label, taken, context, doubtsOf, onTake }: OtherWaysProps) {
  if (ways.length === 0) return null;
  return (
    <PlainList aria-label="Other ways">
      {ways.map((other) => {
        const [first, ...more] = other.parts;
        if (!first) return null;
        const days = other.parts.map(({ startsAt }) => formatShortDate(startsAt, context.timeZone)).join(', ');
        return (
          <li key={`${other.way} ${first.technicianIds.join()} ${first.startsAt}`} className={classes.offer}>
            <div>
              <Text size="sm" c="dimmed">
                {wayTitle(other)}
              </Text>
              <Text fw={600}>
                {partsTitle(other.parts, context)}
                <Text span c="dimmed" fw={400}>
                  , {days}
                </Text>
              </Text>
              {more.length === 0 && (
                <Text size="sm" c="dimmed">
                  {offerReasons(first, other.request, context).join(' ')}
                </Text>
              )}
              {doubtsOf(first).map((doubt) => (
                <Text key={doubt} size="sm" c="var(--fw-warning-fg)">
                  {doubt}
                </Text>
              ))}
            </div>
            <Button
              variant="default"
              loading={taken === first}
              disabled={taken !== null && taken !== first}
              onClick={() => onTake([first, ...more])}
            >
              {label}
            </Button>
          </li>
        );
      })}
    </PlainList>
  );
}
