import { Button, Group, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import type { SigningAnswer, SigningView } from '@/domain/contract/record/api';
import { isShareToken } from '@/domain/public-document/token';
import { ContractPaperView } from '@/entities/contract/ContractPaperView';
import { LinkShowsNothing } from '@/entities/public-document/LinkShowsNothing';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDateTime } from '@/ui/format/dateTime';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { SealCheckSection } from '../components/SealCheckSection';
import { SealedFileButton } from '../components/SealedFileButton';
import { SigningForm } from '../components/SigningForm';
import { useSigning } from '../hooks/useSigning';

/** Lets a signer read, sign, decline, and download a contract through their own link. */
export function Component() {
  const { id: token = '' } = useParams();
  return isShareToken(token) ? <Signing key={token} token={token} /> : <LinkShowsNothing />;
}

function Signing({ token }: { token: string }) {
  const { state, answer, retry } = useSigning(token);
  if (state.status === 'loading') return <PageSpinner label="Loading the contract" />;
  if (state.status === 'gone') return <LinkShowsNothing />;
  if (state.status === 'failed')
    return (
      <PublicFrame title="Contract" company={null}>
        <ErrorState title="This could not be loaded" error={state.error} onRetry={retry} />
      </PublicFrame>
    );
  return <SigningSheet token={token} view={state.view} onAnswer={answer} />;
}

type SheetProps = { token: string; view: SigningView; onAnswer: (answer: SigningAnswer) => Promise<void> };

function SigningSheet({ token, view, onAnswer }: SheetProps) {
  const { paper, signers, partyId, timeZone, state } = view;
  const me = signers.find((signer) => signer.partyId === partyId);
  const signing = useRef<HTMLDivElement>(null);
  return (
    <PublicFrame title={`${paper.noun} ${paper.number}`} company={paper.company}>
      <OneColumn>
        <Group justify="space-between" gap="sm">
          <div>
            <Title order={1}>{paper.title}</Title>
            <Text c="dimmed" size="sm">
              {paper.noun} {paper.number} with {paper.company.name} · For {me?.name}
            </Text>
          </div>
          {state === 'out' && view.isMyTurn && me?.state !== 'signed' && (
            <Button size="md" onClick={() => signing.current?.scrollIntoView({ behavior: 'smooth' })}>
              Sign or decline
            </Button>
          )}
        </Group>
        <StateNotice view={view} />
        {state === 'signed' && (
          <Section title="Your copy">
            <SealedFileButton of={{ token }} />
          </Section>
        )}
        <ContractPaperView paper={paper} />
        <Section title="Who signs">
          <LinedList label="Who signs">
            {signers.map(({ partyId: id, name, role, state: how, signedAt }) => (
              <LinedRow key={id} title={name} details={role}>
                {how === 'signed' ? (
                  <StatusBadge tone="success" label={`Signed ${formatDateTime(signedAt, timeZone)}`} />
                ) : how === 'declined' ? (
                  <StatusBadge tone="danger" label="Declined" />
                ) : (
                  <StatusBadge tone="neutral" label="Not yet" />
                )}
              </LinedRow>
            ))}
          </LinedList>
        </Section>
        {state === 'out' && (
          <div ref={signing}>
            <SigningForm view={view} usualName={me?.name ?? ''} onAnswer={onAnswer} />
          </div>
        )}
        {state === 'signed' && <SealCheckSection />}
      </OneColumn>
    </PublicFrame>
  );
}

/** Shows what the signer needs to know first. */
function StateNotice({ view: { paper, state, isMyTurn, signers, partyId, voidReason } }: { view: SigningView }) {
  const noun = paper.noun.toLowerCase();
  const me = signers.find((signer) => signer.partyId === partyId);
  if (state === 'void')
    return (
      <InlineNotice tone="warning" title="This version was withdrawn">
        {voidReason} Any signatures on it are void. A new version gets a new link.
      </InlineNotice>
    );
  if (state === 'declined')
    return (
      <InlineNotice tone="danger" title={`This ${noun} was declined`}>
        Nothing more can be signed on this version.
      </InlineNotice>
    );
  if (state === 'signed') return <InlineNotice tone="success" title="Everyone has signed" />;
  if (me?.state === 'signed')
    return (
      <InlineNotice tone="success" title="You have signed">
        It takes effect when everyone has signed. Until then you can withdraw your signature below.
      </InlineNotice>
    );
  if (!isMyTurn)
    return (
      <InlineNotice tone="info" title="Others sign first">
        You can read the {noun} now. You get an e-mail when it is your turn.
      </InlineNotice>
    );
  return (
    <InlineNotice tone="info" title={`Please read this ${noun} and sign it below`}>
      This link is only for you. Do not forward it.
    </InlineNotice>
  );
}
