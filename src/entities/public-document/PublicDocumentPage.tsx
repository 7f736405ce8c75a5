import type { ReactNode } from 'react';
import { usePublicDocument } from '@/data/react/usePublicDocument';
import type { PublicDocument, PublicPart } from '@/domain/public-document/schema';
import { capitalize } from '@/lib/words';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { LinkShowsNothing } from './LinkShowsNothing';
import { PublicFrame } from './PublicFrame';
import { useRecordView } from './useRecordView';

type PublicDocumentPageProps<Part extends PublicPart> = {
  token: string;
  /** The part of the document to show; a link without it shows nothing. */
  part: Part;
  /** Its name, in lowercase: `invoice`. */
  name: string;
  /** True if the company is notified when it's opened. */
  isViewRecorded?: boolean;
  children: (part: NonNullable<PublicDocument[Part]>, document: PublicDocument) => ReactNode;
};

/** Renders a customer link's page, with the same loading, failed and empty states for all kinds. */
export function PublicDocumentPage<Part extends PublicPart>({
  token,
  part,
  name,
  isViewRecorded = false,
  children,
}: PublicDocumentPageProps<Part>) {
  const state = usePublicDocument(token);
  const shown = state.status === 'shown' ? state.document[part] : null;
  useRecordView(token, isViewRecorded && shown !== null);

  if (state.status === 'loading') return <PageSpinner label={`Loading the ${name}`} />;
  if (state.status === 'failed') {
    return (
      <PublicFrame title={capitalize(name)} company={null}>
        <ErrorState title={`The ${name} could not be loaded`} error={state.error} onRetry={state.retry} />
      </PublicFrame>
    );
  }
  if (state.status !== 'shown' || !shown) return <LinkShowsNothing />;
  return <>{children(shown, state.document)}</>;
}
