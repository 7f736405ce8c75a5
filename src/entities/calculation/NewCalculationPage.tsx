import type { ReactNode } from 'react';
import { useCan } from '@/data/react/useCan';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { backTo, type CalculationPlace, type CalculationRecord } from './calculationPlace';
import { useCalculationOrigin, type CalculationOrigin } from './useCalculationOrigin';

type NewCalculationPageProps<R extends CalculationRecord> = {
  place: CalculationPlace<R>;
  /** The feature it requires, for users without it: `the Manual J feature`. */ needs: string;
  size?: 'wide';
  actions?: ReactNode;
  /** Renders the form; use `originKey` as its `key`. */
  children: (origin: CalculationOrigin<R>, originKey: string) => ReactNode;
};

/** Starts a calculation from what the URL names: a customer, a property, a job, or a calculation to copy. */
export function NewCalculationPage<R extends CalculationRecord>({
  place,
  needs,
  size,
  actions,
  children,
}: NewCalculationPageProps<R>) {
  const can = useCan();
  const { key, origin, isLoading, error, refetch } = useCalculationOrigin(place.definition);
  return (
    <PageBody {...(size && { size })}>
      <PageHeader
        title="New calculation"
        back={backTo(place)}
        subtitle={origin?.copyOf ? `Copy of ${origin.copyOf.number}` : ''}
        actions={actions}
      />
      {!can('create', place.collection) ? (
        <NotAllowed
          ask="calculations"
          title={`You cannot make ${place.noun}s`}
          needs={`It needs ${needs}.`}
          wayBack={<LinkButton to={place.list}>All calculations</LinkButton>}
        />
      ) : origin ? (
        <>
          {origin.isMissing && (
            <InlineNotice tone="warning">
              The record this calculation was to start from could not be found. You can still fill out the form.
            </InlineNotice>
          )}
          {children(origin, key)}
        </>
      ) : isLoading ? (
        <LoadingRows rows={8} />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </PageBody>
  );
}
