import { useEffect, useState } from 'react';
import type { Estimate } from '@/domain/estimate/schema';
import type { Paper } from '@/domain/paper/schema';
import { customerDocument, documentHash } from '@/domain/public-document/customerDocument';
import { customersCopy, publicMembership } from '@/domain/public-document/faceOfEstimate';
import {
  NO_PARTS,
  type PublicDocument,
  type PublicEstimate,
  type PublicMembership,
} from '@/domain/public-document/schema';
import type { Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { useEstimatePaper } from './useEstimatePaper';

/** The customer's view of an estimate, built from data on this device, so that it works offline. */
export type DeviceFace = { document: PublicDocument; estimate: PublicEstimate };

/** Values computed asynchronously: the hash of what's signed, and the plan offered with it. */
type Computed = { hash: string; membership: PublicMembership | null };

const faceOf = (
  estimate: Stored<Estimate>,
  { hash, membership }: Computed,
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
      // Showing it counts as sending: the server marks it as sent when the signature arrives.
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
      membership,
      joinedPlan: '',
      hasMemberPrices: false,
    },
  };
};

/** Builds the customer's view of an estimate on this device; null while loading. `fault` explains why it can't be built. */
export function useDeviceFace(
  estimate: Stored<Estimate>,
  { timeZone, companyId }: { timeZone: string; companyId: string },
): { face: DeviceFace | null; fault: string } {
  const { paper, fault } = useEstimatePaper(estimate, estimate.id);
  const [computed, setComputed] = useState<(Computed & { of: Stored<Estimate> }) | null>(null);
  useEffect(() => {
    let isLeft = false;
    void Promise.all([
      documentHash(estimate.document, estimate.terms),
      publicMembership({ id: estimate.id, estimate }),
    ]).then(([hash, membership]) => {
      if (!isLeft) setComputed({ of: estimate, hash, membership });
    });
    return () => {
      isLeft = true;
    };
  }, [estimate]);
  const face = paper && computed?.of === estimate ? faceOf(estimate, computed, paper, timeZone, companyId) : null;
  return { face, fault };
}
