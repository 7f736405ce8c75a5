import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useWorkspace, useWorkspaceState } from '@/data/react/WorkspaceProvider';
import { accessDenied } from '@/domain/access/accessDenied';
import { ADMINS } from '@/domain/access/roles';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { PageBody } from '@/ui/layout/PageBody';
import { LinkButton } from '@/ui/links/LinkButton';

const READING_TIME_MS = 6_000;

/** Restricts the ad generator's pages to admins: others see why, and are then sent to the start page. */
export function Component() {
  const { user, role } = useWorkspaceState();
  const workspace = useWorkspace();
  const navigate = useNavigate();
  const [isTrying, setIsTrying] = useState(false);
  const isDenied = user !== null && role !== 'admin';

  useEffect(() => {
    if (!isDenied) return;
    const timer = setTimeout(() => void navigate(paths.landing, { replace: true }), READING_TIME_MS);
    return () => clearTimeout(timer);
  }, [isDenied, navigate]);

  const tryAgain = async (): Promise<void> => {
    setIsTrying(true);
    // If that fails too, the page keeps showing the message.
    await workspace.refresh().catch(() => undefined);
    setIsTrying(false);
  };

  if (user && role === 'admin') return <Outlet />;
  return (
    <PageBody size="narrow">
      <InlineNotice tone="danger" role="alert">
        {isDenied ? accessDenied(ADMINS) : 'Failed to verify admin permissions. Please try again later.'}
      </InlineNotice>
      {!isDenied && (
        <Group gap="xs" mt="md">
          <Button loading={isTrying} onClick={() => void tryAgain()}>
            Try again
          </Button>
          <LinkButton to={paths.start} variant="default">
            Go to the start page
          </LinkButton>
        </Group>
      )}
    </PageBody>
  );
}
