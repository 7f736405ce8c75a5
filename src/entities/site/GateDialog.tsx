import { Button, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { owesReason } from '@/domain/demolition/site/gates';
import type { GateState, SiteGate } from '@/domain/demolition/site/gateSchema';
import { noticeClock } from '@/domain/demolition/site/noticeClock';
import type { SiteFile } from '@/domain/demolition/site/siteFileSchema';
import type { Stored } from '@/domain/record/schema';
import { SubjectPhotos } from '@/entities/photo/SubjectPhotos';
import { notify } from '@/ui/feedback/notify';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { Pair } from '@/ui/layout/Pair';
import { GateDays, type GateDayValues } from './GateDays';
import { useGateMoves } from './useGateMoves';

type GateDialogProps = {
  gate: Stored<SiteGate>;
  to: GateState;
  site: Stored<SiteFile>;
  today: string;
  onClose: () => void;
};

const WORDS: Record<GateState, { title: string; button: string; done: string }> = {
  cleared: { title: 'Clear', button: 'Mark as cleared', done: 'cleared' },
  waived: { title: 'Override', button: 'Override', done: 'overridden' },
  open: { title: 'Reopen', button: 'Reopen', done: 'reopened' },
  'not-needed': { title: 'Not needed', button: 'Mark as not needed', done: 'not needed' },
};

/** Clears, overrides or reopens one requirement: its number, its dates, a picture of the document, and the reason if one is required. */
export function GateDialog({ gate, to, site, today, onClose }: GateDialogProps) {
  const isPhone = useIsPhone();
  const { move } = useGateMoves();
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const [reference, setReference] = useState(gate.reference);
  const [issuedBy, setIssuedBy] = useState(gate.issuedBy);
  const [days, setDays] = useState<GateDayValues>(() => ({
    validFrom: gate.kind === 'asbestos-notice' && to === 'cleared' ? noticeClock(site, today).earliestStart : '',
    expiresOn: '',
  }));
  const [reason, setReason] = useState('');
  const words = WORDS[to];
  const isClearing = to === 'cleared';
  const save = () =>
    submit(async () => {
      await move(gate, { to, reference, ...days, reason }, isClearing ? { issuedBy } : {});
      notify.success(`${gate.title}: ${words.done}`);
      onClose();
    });

  return (
    <Modal opened onClose={onClose} title={`${words.title}: ${gate.title}`} fullScreen={isPhone} size="lg">
      <Stack>
        {isClearing && gate.kind !== 'site-walk' && (
          <Pair least="200px">
            <TextInput
              label="Number"
              description="Permit, ticket or confirmation number"
              value={reference}
              maxLength={120}
              onChange={(event) => setReference(event.currentTarget.value)}
            />
            <TextInput
              label="Issued or confirmed by"
              description="Utility, agency, insurer, and who"
              value={issuedBy}
              maxLength={160}
              onChange={(event) => setIssuedBy(event.currentTarget.value)}
            />
          </Pair>
        )}
        {to === 'waived' && (
          <Text size="sm">
            Work may start without it until the day you enter. Your name and the reason stay in the history.
          </Text>
        )}
        {(isClearing || to === 'waived') && (
          <GateDays
            site={site}
            isTicket={isClearing && gate.kind === 'dig-ticket'}
            hasStart={isClearing}
            days={days}
            onChange={setDays}
          />
        )}
        {owesReason(gate.state, to) && (
          <Textarea
            label="Reason"
            required
            autosize
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {site.customerId !== '' && (
          <SubjectPhotos
            target={{
              subjectKind: 'siteGate',
              subjectId: gate.id,
              itemId: '',
              jobId: gate.jobId || (site.jobIds[0] ?? ''),
              customerId: site.customerId,
              label: gate.title,
              stage: 'before',
            }}
          />
        )}
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <Button loading={isBusy} onClick={() => void save()}>
          {words.button}
        </Button>
      </Stack>
    </Modal>
  );
}
