import { callFunction } from '@/data/callables';
import { readLeadForm, type LeadForm } from '@/domain/lead/api';
import type { PaperCompany } from '@/domain/paper/schema';
import { PublicCallPage } from '@/entities/public-document/PublicCallPage';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { PublicLeadForm } from './PublicLeadForm';

const TITLE = 'Send a request';

const onPaper = ({ company }: LeadForm): PaperCompany => ({ ...company, email: '', website: '', addressLines: [] });

/** Shows the request form for a company's customers, in its branding and without the rest of the app. */
export const PublicLeadPage = ({ companyId }: { companyId: string }) => (
  <PublicCallPage key={companyId} title={TITLE} noun="form" read={() => callFunction(readLeadForm, { companyId })}>
    {(form, { attempt, again }) => (
      <PublicFrame title={TITLE} company={onPaper(form)}>
        <PublicLeadForm key={attempt} companyId={companyId} leadForm={form} onAgain={again} />
      </PublicFrame>
    )}
  </PublicCallPage>
);
