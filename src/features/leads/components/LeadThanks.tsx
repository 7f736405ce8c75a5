import { Title, Anchor, Button } from '@mantine/core';
import { callLink } from '@/domain/contact/links';
import type { LeadForm } from '@/domain/lead/api';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

type LeadThanksProps = { company: LeadForm['company']; isOutOfArea: boolean; onAgain: () => void };

/** Confirms a submitted request: who has it, and what to do if it is urgent. */
export function LeadThanks({ company, isOutOfArea, onAgain }: LeadThanksProps) {
  return (
    <>
      <Title order={1}>Thank you</Title>
      <InlineNotice tone="success" title={`${company.name} has your request`} role="status">
        {isOutOfArea ? 'You may be outside their service area. They will let you know.' : 'They will get back to you.'}{' '}
        {company.phone !== '' && (
          <>
            If it is urgent, call <Anchor href={callLink(company.phone)}>{company.phone}</Anchor>.
          </>
        )}
      </InlineNotice>
      <div>
        <Button variant="default" onClick={onAgain}>
          Send another request
        </Button>
      </div>
    </>
  );
}
