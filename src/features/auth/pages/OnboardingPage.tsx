import { Navigate, useLocation } from 'react-router-dom';
import { useWorkspaceState } from '@/data/react/WorkspaceProvider';
import { paths } from '@/lib/paths';
import { returnPath } from '@/lib/returnPath';
import { PublicLayout } from '@/ui/layout/PublicLayout';
import { CompanySetup } from '../components/CompanySetup';
import { NoCompany } from '../components/NoCompany';
import { SignOutButton } from '../components/SignOutButton';

/** What is missing after registration: a company to work in, or its time zone, look and people. */
export function Component() {
  const { user, company } = useWorkspaceState();
  const { search } = useLocation();
  const next = returnPath(search, paths.start);
  if (user?.companyId && user.isOnboarded) return <Navigate to={next} replace />;
  return (
    <PublicLayout actions={<SignOutButton />}>
      {user && company ? <CompanySetup company={company} user={user} next={next} /> : <NoCompany />}
    </PublicLayout>
  );
}
