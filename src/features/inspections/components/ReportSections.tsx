import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AssessedSlot } from '@/domain/inspection/assess';
import { failedPlace, inspectionReport } from '@/domain/inspection/report';
import type { ViewedInspection } from '@/domain/inspection/viewed';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import classes from './report.module.css';
import { ReportItem } from './ReportItem';

type ReportSectionsProps = {
  viewed: Pick<ViewedInspection, 'form' | 'units' | 'answers' | 'notes' | 'photos'>;
  /** Number of photos per answer, if some are still uploading; counted from `viewed` if omitted. */
  counts?: ReadonlyMap<string, number>;
  /** Opens a photo; if omitted, photos link to their files. */
  onPhoto?: (id: string) => void;
  /** Renders what resulted from a failed item. */
  findingOf?: (slot: AssessedSlot) => ReactNode;
  /** Shown between the failed items and the full list. */
  children?: ReactNode;
};

/** A report's body: the outcome, failed items first, then everything by section, with notes and photos. */
export function ReportSections({ viewed, counts, onPhoto, findingOf, children }: ReportSectionsProps) {
  const photosOf = (key: string) => viewed.photos.filter(({ itemId }) => itemId === key);
  const known = counts ?? new Map(viewed.photos.map(({ itemId }) => [itemId, photosOf(itemId).length]));
  const report = inspectionReport(viewed, known);
  return (
    <>
      <Section title="Summary">
        <Group gap="lg">
          {report.score !== null && <span className={classes['score']}>{report.score}%</span>}
          <span className={classes['counts']}>
            <span>{report.counts.passed} passed</span>
            <span>{report.counts.failed} failed</span>
            <span>{report.counts.notApplicable} not applicable</span>
            {report.counts.open > 0 && <span>{report.counts.open} not answered</span>}
          </span>
        </Group>
        {viewed.notes !== '' && <p className={classes['note']}>{viewed.notes}</p>}
      </Section>
      {report.failed.length > 0 && (
        <Section title={`${formatCount(report.failed.length, 'item')} failed`}>
          {report.failed.map((slot) => (
            <ReportItem
              key={slot.key}
              slot={slot}
              place={failedPlace(slot)}
              photos={photosOf(slot.key)}
              onPhoto={onPhoto}
            >
              {findingOf?.(slot)}
            </ReportItem>
          ))}
        </Section>
      )}
      {children}
      {report.groups.map(({ id, title, slots }) => (
        <Section key={id} title={title}>
          {slots.map((slot) => (
            <ReportItem key={slot.key} slot={slot} photos={photosOf(slot.key)} onPhoto={onPhoto} />
          ))}
        </Section>
      ))}
    </>
  );
}
