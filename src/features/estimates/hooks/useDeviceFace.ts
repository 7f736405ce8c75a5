import { useEffect, useState } from 'react';
import type { Estimate } from '@/domain/estimate/schema';
import type { Paper } from '@/domain/paper/schema';
import { customerDocument, documentHash } from '@/domain/public-document/customerDocument';
import { customersCopy } from '@/domain/public-document/faceOfEstimate';
import { NO_PARTS, type PublicDocument, type PublicEstimate } from '@/domain/public-document/schema';
import type { Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { useEstimatePaper } from './useEstimatePaper';

/** What a customer sees of an estimate on this device, made of what the device has, so that it needs no connection. */
export type DeviceFace = { document: PublicDocument; estimate: PublicEstimate };

const faceOf = (
  estimate: Stored<Estimate>,
  hash: string,
  paper: Paper,
  timeZone: string,
  companyId: string,
): DeviceFace => {
  const copy = customersCopy(paper);
  return {
    document: {
      ...NO_PARTS,
      kind: 'estimate',
      companyId,
      subjectId: estimate.id,
      updatedAt: nowIso(),
      endsAt: '',
      timeZone,
      company: copy.company,
      paper: copy,
    },
    estimate: {
      // Shown is offered: the server notes it as sent when the signature arrives.
      state: 'sent',
      revisionNumber: estimate.revisionNumber,
      validUntil: estimate.validUntil,
      document: { ...customerDocument(estimate.document), settlements: [] },
      documentHash: hash,
      photos: estimate.photos,
      answeredAt: '',
      approval: null,
      changes: [],
      depositDueCents: 0,
      depositPaidCents: 0,
      canPayByCard: false,
      // The lender's page belongs on the customer's own device.
      financing: null,
      // A plan is joined with its own agreement, which the server makes: by the customer's link.
      membership: null,
      joinedPlan: '',
    },
  };
};

/** The face of an estimate for this device; null while it is being made. `fault` says why there is none. */
export function useDeviceFace(
  estimate: Stored<Estimate>,
  { timeZone, companyId }: { timeZone: string; companyId: string },
): { face: DeviceFace | null; fault: string } {
  const { paper, fault } = useEstimatePaper(estimate, estimate.id);
  const [hash, setHash] = useState<{ of: Stored<Estimate>; value: string } | null>(null);
  useEffect(() => {
    let isLeft = false;
    void documentHash(estimate.document, estimate.terms).then((value) => {
      if (!isLeft) setHash({ of: estimate, value });
    });
    return () => {
      isLeft = true;
    };
  }, [estimate]);
  const face = paper && hash?.of === estimate ? faceOf(estimate, hash.value, paper, timeZone, companyId) : null;
  return { face, fault };
}
