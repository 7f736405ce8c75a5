import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { updateOwnUser } from '@/data/profile';
import { useWorkspace, useWorkspaceState } from '@/data/react/WorkspaceProvider';
import { paths } from '@/lib/paths';
import { returnPath } from '@/lib/returnPath';
import { PublicLayout } from '@/ui/layout/PublicLayout';
import { CompanySetup } from '../components/CompanySetup';
import { NoCompany } from '../components/NoCompany';
import { SignOutButton } from '../components/SignOutButton';

/** What is missing after registration: a company to work in, or the first answers about it. */
export function Component() {
  const workspace = useWorkspace();
  const { user, company } = useWorkspaceState();
  const navigate = useNavigate();
  // While the next page's code loads this one stays, and must not lead anywhere else.
  const [isLeaving, setIsLeaving] = useState(false);
  const { search } = useLocation();
  const next = returnPath(search, paths.start);

  const leave = (path: string): void => {
    setIsLeaving(true);
    void updateOwnUser(workspace, { isOnboarded: true });
    void navigate(path);
  };
  if (user?.companyId && user.isOnboarded && !isLeaving) return <Navigate to={next} replace />;
  return (
    <PublicLayout actions={<SignOutButton />}>
      {user && company ? <CompanySetup company={company} user={user} next={next} onLeave={leave} /> : <NoCompany />}
    </PublicLayout>
  );
}
