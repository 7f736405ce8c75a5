import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { OFFERED_PLANS, planOf, toPlanId } from '@/domain/subscription/plans';
import { IntervalSwitch } from '@/entities/subscription/IntervalSwitch';
import { AppError, userMessageOf } from '@/lib/appError';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatPrice } from '@/ui/format/money';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import classes from './billing.module.css';
import { PlanPreview, FeatureChange } from './PlanPreview';
import { PortalButton } from './PortalButton';
import { isSameChoice, usePlanChange, type PlanChoice } from './usePlanChange';

type ChangePlanDialogProps = { isOpen: boolean; onClose: () => void; current: PlanChoice };

/** Whether the server refused the change. A lost connection doesn't tell: it may have been made. */
const wasRefused = (failure: unknown): boolean => failure instanceof AppError && failure.code === 'failed-precondition';

function ChangePlan({ onClose, current }: Omit<ChangePlanDialogProps, 'isOpen'>) {
  const [choice, setChoice] = useState(current);
  const { preview, confirm, isChanging, isRenewed, failure, forget } = usePlanChange({
    choice,
    current,
    isOpen: true,
    onDone: onClose,
  });
  const isSame = isSameChoice(choice, current);
  const own = planOf(current.planId);
  const offered = OFFERED_PLANS.includes(own) ? OFFERED_PLANS : [...OFFERED_PLANS, own];

  const choose = (change: Partial<PlanChoice>): void => {
    setChoice({ ...choice, ...change });
    forget();
  };
  return (
    <Stack gap="md">
      <IntervalSwitch value={choice.interval} onChange={(interval) => choose({ interval })} />
      <Radio.Group
        aria-label="Plan"
        value={choice.planId}
        onChange={(id) => choose({ planId: toPlanId(id) ?? choice.planId })}
      >
        <div className={classes['choices']}>
          {offered.map(({ id, name, pitch, priceCents }) => (
            <div key={id} className={classes['choice']} data-chosen={id === choice.planId || undefined}>
              <Radio
                value={id}
                label={id === current.planId ? `${name} (now)` : name}
                description={pitch}
                disabled={isChanging}
              />
              <span className={classes['choicePrice']}>
                {formatPrice(priceCents[choice.interval])} a {choice.interval}
              </span>
            </div>
          ))}
        </div>
      </Radio.Group>
      {isSame && (
        <Text c="dimmed">This is what you have now. Choose another plan or interval to see what it would cost.</Text>
      )}
      {!isSame && (
        <>
          <FeatureChange from={current} to={choice} />
          {preview.isPending && <LoadingRows rows={4} label="Loading the amounts" />}
          {preview.error && (
            <ErrorState title="The amounts could not be calculated" error={preview.error} onRetry={preview.refetch} />
          )}
          {isRenewed && preview.data && (
            <InlineNotice tone="info" role="status" title="The amounts were recalculated">
              The earlier ones were out of date. Nothing has changed yet: please check and confirm.
            </InlineNotice>
          )}
          {preview.data && <PlanPreview preview={preview.data} />}
        </>
      )}
      {failure !== null && (
        <InlineNotice
          tone="danger"
          role="alert"
          {...(wasRefused(failure) && {
            title: 'The plan was not changed',
            action: <PortalButton label="Card details at Stripe" />,
          })}
        >
          {userMessageOf(failure)}
        </InlineNotice>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={isChanging}>
          Not now
        </Button>
        <Button
          onClick={() => void confirm()}
          loading={isChanging}
          disabled={isSame || !preview.data || preview.isFetching || Boolean(preview.error)}
        >
          Change to {planOf(choice.planId).name}, {formatPrice(planOf(choice.planId).priceCents[choice.interval])} a{' '}
          {choice.interval}
        </Button>
      </Group>
    </Stack>
  );
}

/** Changes the plan or interval after showing what is gained and lost, and the cost now and later. */
export function ChangePlanDialog({ isOpen, onClose, current }: ChangePlanDialogProps) {
  const isPhone = useIsPhone();
  return (
    <Modal opened={isOpen} onClose={onClose} title="Change plan" size="lg" centered fullScreen={isPhone}>
      {isOpen && <ChangePlan onClose={onClose} current={current} />}
    </Modal>
  );
}
