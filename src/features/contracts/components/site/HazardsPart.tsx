import { Button, Drawer } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { noticeClock, noticeTimeline, type NoticeState } from '@/domain/demolition/site/noticeClock';
import {
  ASBESTOS_CATEGORY_LABELS,
  HAZARD_KIND_LABELS,
  HAZARD_UNIT_LABELS,
  jurisdictionName,
} from '@/domain/demolition/site/siteFileWords';
import { doubtOf } from '@/domain/law/datedRule';
import { useToday } from '@/entities/company/useToday';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { FigureTable } from '@/ui/table/FigureTable';
import type { Tone } from '@/ui/tone';
import { NoticeTimeline } from './NoticeTimeline';
import type { SitePartProps } from './sitePart';
import { SurveyForm } from './SurveyForm';

const STATES: Record<NoticeState, { tone: Tone; label: string }> = {
  'not-required': { tone: 'neutral', label: 'No notice required' },
  'to-send': { tone: 'warning', label: 'Notice not sent' },
  waiting: { tone: 'info', label: 'Notice period is running' },
  ready: { tone: 'success', label: 'Work may begin' },
  'out-of-date': { tone: 'danger', label: 'Notice must be updated' },
};

/** Shows the hazard survey, and a timeline of asbestos notices across all levels of law. */
export function HazardsPart({ site }: SitePartProps) {
  const can = useCan();
  const { timeZone } = useSession().company;
  const [isOpen, setIsOpen] = useState(false);
  const today = useToday();
  const clock = noticeClock(site, today);
  const day = (value: string): string => (value === '' ? '–' : formatDate(value, timeZone));
  const { tone, label } = STATES[clock.state];
  return (
    <>
      <Section
        title="Asbestos notice"
        actions={
          <>
            <StatusBadge tone={tone} label={label} />
            {can('update', 'siteFiles') && (
              <Button variant="text" onClick={() => setIsOpen(true)}>
                Edit survey and notices
              </Button>
            )}
          </>
        }
      >
        <OneColumn gap="sm">
          {clock.duties.map(({ id, text, dueOn }) => (
            <InlineNotice
              key={id}
              tone={dueOn !== '' && dueOn < today ? 'danger' : 'warning'}
              title={dueOn === '' ? 'To do' : `Due ${formatDate(dueOn, timeZone)}`}
            >
              {text}
            </InlineNotice>
          ))}
          <NoticeTimeline events={noticeTimeline(site, clock, today)} today={today} />
          <FigureTable
            caption="Agency requirements"
            minWidth={680}
            columns={[
              { label: 'Agency', isText: true },
              { label: 'Notice', isText: true },
              { label: 'Notice period', isText: true },
              { label: 'Last day to send', isText: true },
              { label: 'Work may start', isText: true },
            ]}
            rows={clock.layers.map((layer) => ({
              id: layer.basis.ruleId,
              cells: [
                jurisdictionName(layer.jurisdiction),
                `${layer.isRequired ? 'Required' : 'Not required'}: ${layer.why}`,
                layer.clock,
                day(layer.latestNotice),
                day(layer.earliestStart),
              ],
            }))}
          />
          <LinedList label="Sources">
            {clock.layers.map(({ basis, jurisdiction }) => (
              <LinedRow
                key={basis.ruleId}
                title={jurisdictionName(jurisdiction)}
                details={[
                  basis.note,
                  doubtOf(basis),
                  `Checked ${formatDate(basis.checkedOn, timeZone)}.`,
                  'Verify with the agency.',
                ]
                  .filter(Boolean)
                  .join(' ')}
              />
            ))}
          </LinedList>
        </OneColumn>
      </Section>
      <SurveySection site={site} />
      <Drawer opened={isOpen} onClose={() => setIsOpen(false)} position="right" size="xl" title="Survey and notices">
        {isOpen && <SurveyForm site={site} onDone={() => setIsOpen(false)} />}
      </Drawer>
    </>
  );
}

/** Shows who surveyed the building and the findings. */
function SurveySection({ site }: Pick<SitePartProps, 'site'>) {
  const { timeZone } = useSession().company;
  return (
    <Section
      title="Hazard survey"
      description={
        site.surveyedOn === ''
          ? 'Not surveyed yet.'
          : [`Surveyed ${formatDate(site.surveyedOn, timeZone)}`, site.surveyedBy, site.surveyLicense]
              .filter(Boolean)
              .join(' · ')
      }
    >
      <LinedList label="Hazardous items">
        {site.hazards.map((hazard) => (
          <LinedRow
            key={hazard.id}
            title={`${hazard.material}: ${hazard.amount.toLocaleString('en-US')} ${HAZARD_UNIT_LABELS[hazard.unit]}`}
            details={[
              hazard.kind === 'asbestos' ? ASBESTOS_CATEGORY_LABELS[hazard.category] : '',
              hazard.place,
              hazard.removedBy,
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            <StatusBadge tone="neutral" label={HAZARD_KIND_LABELS[hazard.kind]} />
            {hazard.removedOn === '' ? (
              <StatusBadge tone="warning" label="In place" />
            ) : (
              <StatusBadge tone="success" label={`Removed ${formatDate(hazard.removedOn, timeZone)}`} />
            )}
          </LinedRow>
        ))}
      </LinedList>
    </Section>
  );
}
