import { Text } from '@mantine/core';
import type { SiteLog } from '@/domain/demolition/site/siteLogSchema';
import { DELAY_CAUSE_LABELS, dayMinutes, hoursText, weatherText } from '@/domain/demolition/site/siteLogWords';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';

/** Shows what happened on one day, from everyone who wrote something. */
export function LogDay({ log }: { log: SiteLog }) {
  const { worked, lost } = dayMinutes(log);
  return (
    <>
      <Text size="sm">
        {[`${hoursText(worked)} worked`, lost > 0 && `${hoursText(lost)} lost`].filter(Boolean).join(' · ')}
      </Text>
      <LinedList label="Daily log">
        {log.reports.map((report) => (
          <LinedRow
            key={report.id}
            title={weatherText(report)}
            details={[report.work, report.byName].filter(Boolean).join(' – ')}
          />
        ))}
        {log.crew.map(({ id, name, minutes, work }) => (
          <LinedRow key={id} title={name} details={work}>
            {hoursText(minutes)}
          </LinedRow>
        ))}
        {log.delays.map(({ id, cause, minutes, note, byName }) => (
          <LinedRow
            key={id}
            title={`Delay: ${DELAY_CAUSE_LABELS[cause].toLowerCase()}`}
            details={[note, byName].filter(Boolean).join(' – ')}
          >
            {hoursText(minutes)}
          </LinedRow>
        ))}
        {log.deliveries.map(({ id, what, from, byName }) => (
          <LinedRow key={id} title={`Delivery: ${what}`} details={[from, byName].filter(Boolean).join(' – ')} />
        ))}
        {log.visitors.map(({ id, name, organization, purpose, byName }) => (
          <LinedRow
            key={id}
            title={`Visitor: ${name}`}
            details={[organization, purpose, byName].filter(Boolean).join(' – ')}
          />
        ))}
      </LinedList>
    </>
  );
}
