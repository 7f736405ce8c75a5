import { Button, Checkbox } from '@mantine/core';
import { Suspense, useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { changeAmountText, changeOrderName, type ChangeOrderRecord } from '@/domain/contract/money/changeOrder';
import { isForNow, signedOnDevices, waitsForOwner } from '@/domain/contract/money/orderSignature';
import { ofContract } from '@/domain/contract/money/queries';
import { storedPaper } from '@/domain/contract/record/paper';
import { consentTextFor } from '@/domain/contract/record/signing';
import type { Stored } from '@/domain/record/schema';
import { ContractPaperView } from '@/entities/contract/ContractPaperView';
import { SignDialog } from '@/entities/signature/SignDialog';
import { nowIso } from '@/lib/dates';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDateTime } from '@/ui/format/dateTime';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';

/** Lists the change orders of a site's contract that need the owner's signature, which can be given on this device. Works offline. */
export function OrdersToSign({ contractId }: { contractId: string }) {
  const can = useCan();
  const { timeZone } = useSession().company;
  const orders = useLiveRecords(collections.changeOrders, ofContract(contractId));
  const given = useLiveRecords(collections.orderSignatures, signedOnDevices(contractId));
  const [signing, setSigning] = useState<Stored<ChangeOrderRecord> | null>(null);
  const waiting = orders.records.filter(waitsForOwner);
  if (waiting.length === 0) return null;
  return (
    <Section title="Change orders to sign">
      <LinedList label="Change orders to sign">
        {waiting.map((order) => {
          const signature = given.records.find((one) => isForNow(one, order));
          return (
            <LinedRow
              key={order.id}
              title={`${changeOrderName(order)} ${order.title}`}
              details={`${changeAmountText(order.amountCents)}${signature ? ` · ${signature.name}, ${formatDateTime(signature.signedAt, timeZone)}` : ''}`}
            >
              {signature ? (
                <StatusBadge tone="info" label="Signed, being sent" />
              ) : (
                can('create', 'orderSignatures') &&
                storedPaper(order.paper) !== null && (
                  <Button variant="default" onClick={() => setSigning(order)}>
                    Owner signs
                  </Button>
                )
              )}
            </LinedRow>
          );
        })}
      </LinedList>
      <Suspense fallback={null}>{signing && <SignOrder order={signing} onClose={() => setSigning(null)} />}</Suspense>
    </Section>
  );
}

function SignOrder({ order, onClose }: { order: Stored<ChangeOrderRecord>; onClose: () => void }) {
  const save = useSaveRecord(collections.orderSignatures);
  const [isAgreed, setIsAgreed] = useState(false);
  const paper = storedPaper(order.paper);
  if (!paper) return null;
  const { id: orderId, contractId, version, paperHash } = order;
  return (
    <SignDialog
      title={`Sign ${changeOrderName(order)}`}
      name={paper.parties[0]?.name ?? ''}
      isComplete={isAgreed}
      meaning="By signing, the owner agrees to this change order. It is recorded as signed on this company’s device."
      onSign={async ({ name, imageDataUrl }) => {
        await save.create(
          { contractId, orderId, version, paperHash, name, imageDataUrl, signedAt: nowIso() },
          { label: `${changeOrderName(order)} signature` },
        );
        notify.success(`${name} signed ${changeOrderName(order)}.`);
      }}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <InlineNotice tone="info">
            Hand the device to the owner: what follows is theirs to read and sign.
          </InlineNotice>
          <ContractPaperView paper={paper} />
          <Checkbox
            size="md"
            label={consentTextFor({ orderId })}
            checked={isAgreed}
            onChange={(event) => setIsAgreed(event.currentTarget.checked)}
            error={isTried && !isAgreed ? 'Check this box, or ask for a paper copy' : undefined}
          />
        </>
      )}
    </SignDialog>
  );
}
