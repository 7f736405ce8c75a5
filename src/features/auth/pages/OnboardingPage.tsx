import { Navigate } from 'react-router-dom';
import { useWorkspaceState } from '@/data/react/WorkspaceProvider';
import { paths } from '@/lib/paths';
import { PublicLayout } from '@/ui/layout/PublicLayout';
import { CompanySetup } from '../components/CompanySetup';
import { NoCompany } from '../components/NoCompany';
import { SignOutButton } from '../components/SignOutButton';

/** What is missing after registration: a company to work in, or its time zone, look and people. */
export function Component() {
  const { user, company } = useWorkspaceState();
  if (user?.companyId && user.isOnboarded) return <Navigate to={paths.landing} replace />;
  return (
    <PublicLayout actions={<SignOutButton />}>
      {user && company ? <CompanySetup company={company} user={user} /> : <NoCompany />}
    </PublicLayout>
  );
}
