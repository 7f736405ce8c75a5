import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { updateOwnUser } from '@/data/profile';
import { useWorkspace, useWorkspaceState } from '@/data/react/WorkspaceProvider';
import { paths } from '@/lib/paths';
import { returnPath } from '@/lib/returnPath';
import { PublicLayout } from '@/ui/layout/PublicLayout';
import { CompanySetup } from '../components/CompanySetup';
import { JoinAnother } from '../components/JoinAnother';
import { NoCompany } from '../components/NoCompany';
import { invitedLinkOf, textedLinkOf } from '../components/invitedLink';
import { SignOutButton } from '../components/SignOutButton';

/** Completes what's missing after registration: a company to work in, or the first answers about it. */
export function Component() {
  const workspace = useWorkspace();
  const { user, company } = useWorkspaceState();
  const navigate = useNavigate();
  // While the next page's code loads, this one stays mounted and must not redirect anywhere else.
  const [isLeaving, setIsLeaving] = useState(false);
  const { search } = useLocation();
  const next = returnPath(search, paths.start);

  const leave = (path: string): void => {
    setIsLeaving(true);
    void updateOwnUser(workspace, { isOnboarded: true });
    void navigate(path);
  };
  const invited = invitedLinkOf(new URLSearchParams(search));
  const { invitation } = invited;
  if (company && invitation && invitation.companyId !== company.id && !isLeaving)
    return (
      <PublicLayout actions={<SignOutButton />}>
        <JoinAnother company={company} invitation={invitation} onLeave={leave} />
      </PublicLayout>
    );
  if (user?.companyId && user.isOnboarded && !isLeaving) return <Navigate to={next} replace />;
  return (
    <PublicLayout actions={<SignOutButton />}>
      {user && company ? (
        <CompanySetup company={company} user={user} next={next} onLeave={leave} />
      ) : (
        <NoCompany link={textedLinkOf(invited)} />
      )}
    </PublicLayout>
  );
}
