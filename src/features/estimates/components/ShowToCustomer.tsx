import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useReachesServer } from '@/data/react/useReachesServer';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Estimate } from '@/domain/estimate/schema';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { CustomerSheet } from '@/entities/public-document/CustomerSheet';
import { HandedOver } from '@/entities/public-document/HandedOver';
import { nowIso } from '@/lib/dates';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { OneColumn } from '@/ui/layout/OneColumn';
import { useDeviceFace } from '../hooks/useDeviceFace';
import classes from './customerPage.module.css';
import { OpenEstimate, type SignHere } from './OpenEstimate';

type ShowToCustomerProps = { estimate: Stored<Estimate>; onClose: () => void };

/** Fields set by the server. */
const UNSEEN = { state: '', reason: '' } as const;

/** Shows the customer's page of an estimate full screen on this device: choose, sign, hand it back. Works offline. */
export function ShowToCustomer({ estimate, onClose }: ShowToCustomerProps) {
  const { company } = useSession();
  const reachesServer = useReachesServer();
  const save = useSaveRecord(collections.estimateSignatures);
  const { face, fault } = useDeviceFace(estimate, { timeZone: company.timeZone, companyId: company.id });
  const [signed, setSigned] = useState<{ name: string; totalCents: number; isMember: boolean } | null>(null);

  const sign: SignHere = async ({ choice, signature, totalCents, membership }) => {
    if (!face) return;
    const { optionId, selectedLineIds, quantitiesE4 } = choice;
    await save.create(
      {
        estimateId: estimate.id,
        customerId: estimate.customerId,
        title: estimate.title,
        revisionNumber: estimate.revisionNumber,
        documentHash: face.estimate.documentHash,
        optionId,
        selectedLineIds,
        quantities: Object.entries(quantitiesE4).map(([lineId, quantityE4]) => ({ lineId, quantityE4 })),
        totalCents,
        membershipHash: membership?.hash ?? '',
        agreesToRenewal: membership?.agreesToRenewal ?? false,
        name: signature.name,
        imageDataUrl: signature.imageDataUrl,
        signedAt: nowIso(),
        ...UNSEEN,
      },
      { label: `${estimate.number} signature` },
    );
    setSigned({ name: signature.name, totalCents, isMember: membership !== null });
  };

  return (
    <HandedOver isDone={signed !== null} onClose={onClose}>
      {fault !== '' && <ErrorState message={fault} />}
      {!face && fault === '' && <LoadingRows rows={6} label="Preparing the estimate" />}
      {face && (
        <CustomerSheet company={face.document.company}>
          <div className={classes['head']}>
            <Title order={1}>{estimate.title}</Title>
            <Text c="dimmed" size="sm">
              {`For ${estimate.customerName}`}
            </Text>
          </div>
          {signed ? (
            <OneColumn>
              <InlineNotice tone="success" title={`Thank you, ${signed.name}`} role="status">
                You accepted for {formatCents(signed.totalCents, { currency: estimate.document.currency })}
                {signed.isMember && ` and joined ${face.estimate.membership?.planName ?? 'the plan'}`}. Your signature
                {reachesServer
                  ? ' is kept with the estimate.'
                  : ' is kept on this device until there is a connection.'}{' '}
                Please hand the device back.
              </InlineNotice>
            </OneColumn>
          ) : (
            <OpenEstimate
              token=""
              face={face.document}
              estimate={face.estimate}
              onAccepted={() => undefined}
              onSign={sign}
              signerName={estimate.customerName}
            />
          )}
        </CustomerSheet>
      )}
    </HandedOver>
  );
}
