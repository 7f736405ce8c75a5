import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useWorkspaceState } from '@/data/react/WorkspaceProvider';
import { accessDenied } from '@/domain/access/accessDenied';
import { ADMINS } from '@/domain/access/roles';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { PageBody } from '@/ui/layout/PageBody';

const READING_TIME_MS = 6_000;

/** The ad generator's addresses are for admins only: others read why, and are then taken to the start page. */
export function Component() {
  const { user, role } = useWorkspaceState();
  const navigate = useNavigate();
  const isDenied = user !== null && role !== 'admin';

  useEffect(() => {
    if (!isDenied) return;
    const timer = setTimeout(() => void navigate(paths.landing, { replace: true }), READING_TIME_MS);
    return () => clearTimeout(timer);
  }, [isDenied, navigate]);

  if (user && role === 'admin') return <Outlet />;
  return (
    <PageBody size="narrow">
      <InlineNotice tone="danger" role="alert">
        {isDenied ? accessDenied(ADMINS) : 'Failed to verify admin permissions. Please try again later.'}
      </InlineNotice>
    </PageBody>
  );
}
