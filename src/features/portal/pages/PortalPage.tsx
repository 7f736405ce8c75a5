import { useParams } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import type { PaperCompany } from '@/domain/paper/schema';
import { readPortal, readPortalDoor, type Portal } from '@/domain/portal/api';
import { isShareToken } from '@/domain/public-document/token';
import { isRecordId } from '@/domain/record/recordId';
import { LinkShowsNothing } from '@/entities/public-document/LinkShowsNothing';
import { PublicCallPage } from '@/entities/public-document/PublicCallPage';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { AskForLink } from '../components/AskForLink';
import { PortalPapers } from '../components/PortalPapers';

const TITLE = 'Your papers';
const onPaper = (company: Portal['company']): PaperCompany => ({
  ...company,
  email: '',
  website: '',
  addressLines: [],
});

/** Shows a customer's documents by their link; with a company's ID, lets them request it. Needs no account. */
export function Component() {
  const { id = '' } = useParams();
  // A link that was copied with the period after it, or cut short.
  if (!isShareToken(id) && !isRecordId(id)) return <LinkShowsNothing />;
  return isShareToken(id) ? (
    <PublicCallPage key={id} title={TITLE} noun="list of papers" read={() => callFunction(readPortal, { token: id })}>
      {(portal) => (
        <PublicFrame title={TITLE} company={onPaper(portal.company)}>
          <PortalPapers token={id} portal={portal} />
        </PublicFrame>
      )}
    </PublicCallPage>
  ) : (
    <PublicCallPage key={id} title={TITLE} noun="page" read={() => callFunction(readPortalDoor, { companyId: id })}>
      {({ company }) => (
        <PublicFrame title={TITLE} company={onPaper(company)}>
          <AskForLink companyId={id} companyName={company.name} />
        </PublicFrame>
      )}
    </PublicCallPage>
  );
}
