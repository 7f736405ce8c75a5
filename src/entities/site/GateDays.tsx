import { useState } from 'react';
import { digTicketDays } from '@/domain/demolition/site/gateDays';
import type { SiteGate } from '@/domain/demolition/site/gateSchema';
import type { SiteFile } from '@/domain/demolition/site/siteFileSchema';
import { DayInput } from '@/ui/forms/DayInput';
import { Pair } from '@/ui/layout/Pair';

export type GateDayValues = Pick<SiteGate, 'validFrom' | 'expiresOn'>;

type GateDaysProps = {
  site: Pick<SiteFile, 'state'>;
  /** True for an 811 ticket: its days follow from the day of the call. */
  isTicket: boolean;
  /** False for an override, which takes effect immediately. */
  hasStart: boolean;
  days: GateDayValues;
  onChange: (days: GateDayValues) => void;
};

/** Edits the dates between which something is valid. */
export function GateDays({ site, isTicket, hasStart, days, onChange }: GateDaysProps) {
  const [calledOn, setCalledOn] = useState('');
  const called = digTicketDays(site, calledOn);
  const follow = (day: string): void => {
    setCalledOn(day);
    const ticket = digTicketDays(site, day);
    if (ticket) onChange({ validFrom: ticket.firstDigDay, expiresOn: ticket.lastDay });
  };
  return (
    <>
      {isTicket && (
        <DayInput
          label="Called in on"
          description={
            called
              ? `The days below follow the rule of ${site.state}, without ${called.holidays ? 'its holidays' : 'federal holidays, as its own were not researched'}. What is printed on the ticket wins.`
              : 'Fills in the days below where the rule of the state is known'
          }
          value={calledOn}
          onChange={follow}
        />
      )}
      <Pair least="200px">
        {hasStart && (
          <DayInput
            label="Valid from"
            value={days.validFrom}
            onChange={(validFrom) => onChange({ ...days, validFrom })}
            isClearable
          />
        )}
        <DayInput
          label={hasStart ? 'Expires on' : 'Last day of the override'}
          value={days.expiresOn}
          onChange={(expiresOn) => onChange({ ...days, expiresOn })}
          isClearable
        />
      </Pair>
    </>
  );
}
