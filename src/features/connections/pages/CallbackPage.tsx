import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { canAct } from '@/domain/access/permissions';
import { finishConnection } from '@/domain/connection/api';
import { PROVIDER_INFO, PROVIDERS } from '@/domain/connection/providers';
import { CALLBACK_LIMITS } from '@/domain/connection/schema';
import { NO_ANSWER } from '@/domain/connection/words';
import { userMessageOf } from '@/lib/appError';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';

type Answer = { state: string; code: string; error: string; values: Record<string, string> };

const OWN = new Set(['state', 'code', 'error']);

function answerIn(search: string): Answer {
  const params = new URLSearchParams(search);
  const part = (name: string): string => (params.get(name) ?? '').slice(0, 2000);
  const others = [...params].filter(
    ([name, value]) => !OWN.has(name) && name.length <= CALLBACK_LIMITS.name && value.length <= CALLBACK_LIMITS.value,
  );
  return {
    state: part('state'),
    code: part('code'),
    error: part('error').slice(0, CALLBACK_LIMITS.value),
    values: Object.fromEntries(others.slice(0, CALLBACK_LIMITS.values)),
  };
}

/** Page that other services redirect back to: finishes the connection, or explains why it failed. */
export function Component() {
  const { uid } = useWorkspace();
  const navigate = useNavigate();
  const [answer] = useState(() => answerIn(window.location.search));
  const isAnswer = answer.state !== '' && (answer.code !== '' || answer.error !== '');
  const finished = useQuery({
    // Requested once, however often the page renders: the code works only once.
    queryKey: ['finish-connection', uid, answer],
    queryFn: () => callFunction(finishConnection, answer),
    enabled: isAnswer,
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const provider = finished.data?.provider;

  useEffect(() => {
    if (!provider) return;
    notify.success(`${PROVIDER_INFO[provider].name} is connected.`);
    // Replaces this page in the history, so that going back doesn't reuse a spent code.
    void navigate(PROVIDER_INFO[provider].path, { replace: true });
  }, [provider, navigate]);

  if (isAnswer && !finished.error) return <PageSpinner label="Finishing the connection" />;
  return (
    <PageBody size="narrow">
      <PageHeader title="Nothing was connected" />
      <InlineNotice tone={finished.error ? 'warning' : 'info'} role="alert">
        {finished.error ? userMessageOf(finished.error) : NO_ANSWER}
      </InlineNotice>
      <WaysBack />
    </PageBody>
  );
}

function WaysBack() {
  const session = useSession();
  const known = PROVIDERS.filter(
    (provider) => canAct(session, 'manageConnections') && hasFeature(session.features, PROVIDER_INFO[provider].feature),
  );
  return (
    <Group gap="sm" mt="md">
      {known.map((provider) => (
        <LinkButton key={provider} to={PROVIDER_INFO[provider].path}>
          Back to {PROVIDER_INFO[provider].name}
        </LinkButton>
      ))}
      {known.length === 0 && <LinkButton to={paths.landing}>To the start page</LinkButton>}
    </Group>
  );
}
