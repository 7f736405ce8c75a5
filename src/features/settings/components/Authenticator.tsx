import { Button, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { NewAuthenticator } from '@/data/session/secondFactor';
import { lazyPart } from '@/lib/lazyPage';
import { formatDate } from '@/ui/format/dateTime';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { Section } from '@/ui/layout/Section';

const AddAuthenticator = lazyPart(() => import('./AddAuthenticator').then((module) => module.AddAuthenticator));

/** Firebase Auth's second-factor code loads with the settings, not with the sign-in. */
const loadSecondFactor = () => import('@/data/session/secondFactor');

/** Shows whether the user's own sign-in has a second factor, and adds or removes it. */
export function Authenticator() {
  const { uid, company } = useSession();
  const queryClient = useQueryClient();
  const queryKey = ['authenticators', uid];
  const { data: apps = [] } = useQuery({
    queryKey,
    queryFn: async () => (await loadSecondFactor()).authenticatorsOf(),
  });
  const [adding, setAdding] = useState<NewAuthenticator>();
  const [isBusy, setIsBusy] = useState(false);
  const [app] = apps;

  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      notify.error(error);
    } finally {
      setIsBusy(false);
    }
  };
  const add = () => run(async () => setAdding(await (await loadSecondFactor()).startAuthenticator()));
  const remove = (id: string) =>
    run(async () => {
      const isSure = await confirmAction({
        title: 'Remove the authenticator app?',
        message: 'From then on your password alone signs you in.',
        confirmLabel: 'Remove the app',
        tone: 'danger',
      });
      if (!isSure) return;
      await (await loadSecondFactor()).removeAuthenticator(id);
      await queryClient.invalidateQueries({ queryKey });
      notify.success('Your password alone signs you in now.');
    });
  const done = async (): Promise<void> => {
    setAdding(undefined);
    await queryClient.invalidateQueries({ queryKey });
    notify.success('From now on, signing in asks for the code of your app.');
  };
  const actions = app ? (
    <Button variant="default" loading={isBusy} onClick={() => void remove(app.id)}>
      Remove
    </Button>
  ) : (
    <Button variant="default" loading={isBusy} onClick={() => void add()}>
      Add an app
    </Button>
  );
  return (
    <Section
      title="Authenticator app"
      description="With one, no one can sign in with a stolen password alone."
      actions={actions}
    >
      <Text size="sm">
        {app
          ? `Signing in asks for its code since ${formatDate(app.addedAt, company.timeZone)}.`
          : 'Signing in asks for your password only.'}
      </Text>
      <Suspense>
        {adding && <AddAuthenticator app={adding} onAdded={done} onClose={() => setAdding(undefined)} />}
      </Suspense>
    </Section>
  );
}
