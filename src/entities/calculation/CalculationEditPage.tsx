import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import type { Stored } from '@/domain/record/schema';
import { RecordGate } from '@/entities/record/RecordGate';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { backTo, headingOf, type CalculationPlace, type CalculationRecord } from './calculationPlace';

type CalculationEditPageProps<R extends CalculationRecord> = {
  place: CalculationPlace<R>;
  /** Renders the editor; use the record's ID as its `key`. */
  children: (record: Stored<R>) => ReactNode;
};

/** Renders the page for editing a calculation, for users with permission. */
export function CalculationEditPage<R extends CalculationRecord>({ place, children }: CalculationEditPageProps<R>) {
  const { id = '' } = useParams();
  const can = useCan();
  const read = useLiveRecord(place.definition, id);
  return (
    <RecordGate
      id={id}
      noun="calculation"
      read={read}
      isEditing
      frame={(body) => (
        <PageBody size="wide">
          <PageHeader title={read.record?.title ?? headingOf(place)} back={backTo(place)} />
          {body}
        </PageBody>
      )}
      wayBack={<LinkButton to={place.list}>Back to {place.label}</LinkButton>}
      denied={
        !can('update', place.collection) && {
          title: `You cannot change ${place.noun}s`,
          ask: 'calculations',
          wayBack: <LinkButton to={place.view(id)}>See it</LinkButton>,
        }
      }
    >
      {children}
    </RecordGate>
  );
}
