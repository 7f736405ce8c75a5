import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { ROLE_LABELS } from '@/domain/access/roles';
import { listMyCompanies } from '@/domain/team/api';
import { Invitations } from '@/entities/team/companies/Invitations';
import { useChangeCompany } from '@/entities/team/companies/useChangeCompany';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';

/** Lists the user's companies, to switch between them, and invitations to others. */
export function YourCompanies() {
  const { user } = useSession();
  const { hash } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  // The account menu links here, which is below the rest of the page.
  useEffect(() => {
    if (hash === '#companies') list.current?.scrollIntoView({ block: 'center' });
  }, [hash]);
  return (
    <Section
      title="Your companies"
      description="One account can belong to several companies and works in one of them at a time. To join another, have it invite this e-mail address."
    >
      <Stack gap="sm" ref={list}>
        {user.hasOtherCompanies ? <Companies /> : <OnlyCompany />}
        <Invitations />
      </Stack>
    </Section>
  );
}

function OnlyCompany() {
  const { company, role } = useSession();
  return (
    <LinedList label="Your companies">
      <Company name={company.name} detail={ROLE_LABELS[role]} isCurrent />
    </LinedList>
  );
}

function Companies() {
  const { uid, company } = useSession();
  const { switchTo } = useChangeCompany();
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['my-companies', uid, company.id],
    queryFn: () => callFunction(listMyCompanies, {}),
  });
  if (isPending) return <LoadingRows rows={2} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <LinedList label="Your companies">
        {data.companies.map(({ companyId, name, role, isOwner, isCurrent }) => (
          <Company
            key={companyId}
            name={name}
            detail={isOwner ? `${ROLE_LABELS[role]}, owner` : ROLE_LABELS[role]}
            isCurrent={isCurrent}
            action={
              <Button
                variant="default"
                disabled={isBusy}
                aria-label={`Switch to ${name}`}
                onClick={() => void submit(() => switchTo({ companyId, name }))}
              >
                Switch
              </Button>
            }
          />
        ))}
      </LinedList>
      <SubmitNotice fault={fault} isSlow={isSlow} />
    </>
  );
}

type CompanyProps = { name: string; detail: string; isCurrent: boolean; action?: ReactNode };

const Company = ({ name, detail, isCurrent, action }: CompanyProps) => (
  <LinedRow title={name} details={detail}>
    {isCurrent ? <StatusBadge tone="success" label="You work here now" /> : action}
  </LinedRow>
);
