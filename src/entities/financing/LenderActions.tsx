import { Button, Group } from '@mantine/core';
import { callFunction } from '@/data/callables';
import { offerFinancing, refreshFinancing, setFinancingState } from '@/domain/financing/api';
import type { Financing, FinancingState } from '@/domain/financing/schema';
import { nextStates } from '@/domain/financing/state';
import type { Stored } from '@/domain/record/schema';
import { confirmAction } from '@/ui/feedback/confirm';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { useReadFinancing } from './useReadFinancing';

type Act = { state: FinancingState; label: string; title: string; message: string };
const ACTS: readonly Act[] = [
  {
    state: 'confirmed',
    label: 'The work is done…',
    title: 'Confirm the work',
    message: 'The lender pays out once you have confirmed that the work is done.',
  },
  {
    state: 'canceled',
    label: 'Cancel it…',
    title: 'Cancel the application',
    message: 'The lender ends the application. The customer would have to apply again.',
  },
];

/** Renders the office's actions for an application with a connected lender, which reports the status itself. */
export function LenderActions({ application }: { application: Stored<Financing> }) {
  const { isBusy, carryOut } = useCarryOut();
  const readAnew = useReadFinancing();
  const { id: financingId, state, kind, subjectKind, subjectId, amountCents } = application;
  const isBegun = application.externalId !== '';
  const next = nextStates(state);
  const act = ({ state: to, title, message, label }: Act) =>
    carryOut(async () => {
      const confirmLabel = label.replace('…', '');
      if (!(await confirmAction({ title, message, confirmLabel }))) return;
      await callFunction(setFinancingState, { financingId, state: to });
      await readAnew();
    });
  const refresh = () =>
    carryOut(async () => {
      await callFunction(refreshFinancing, { financingId });
      await readAnew();
    });
  const getLink = () =>
    carryOut(async () => {
      await callFunction(offerFinancing, { financingId, kind, subjectKind, subjectId, amountCents, hasConsent: true });
      await readAnew();
    });
  if (!isBegun)
    return (
      <Group gap="xs">
        <Button loading={isBusy} onClick={() => void getLink()}>
          Get the link again
        </Button>
      </Group>
    );
  return (
    <Group gap="xs">
      {ACTS.filter(({ state: to }) => next.includes(to) && (to !== 'confirmed' || state === 'locked')).map((one) => (
        <Button key={one.state} variant="default" loading={isBusy} onClick={() => void act(one)}>
          {one.label}
        </Button>
      ))}
      <Button variant="subtle" loading={isBusy} onClick={() => void refresh()}>
        Ask the lender now
      </Button>
    </Group>
  );
}
