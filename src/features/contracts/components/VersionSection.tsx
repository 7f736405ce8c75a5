import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core';
import { IconDots, IconLink } from '@tabler/icons-react';
import { collections } from '@/data/collections';
import { useWatchedRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { PARTY_ROLE_LABELS } from '@/domain/contract/record/parts';
import { remindersInWords } from '@/domain/contract/record/reminders';
import type { Contract } from '@/domain/contract/record/schema';
import { isTurnOf } from '@/domain/contract/record/signing';
import { versionId, type ContractVersion, type VersionSigner } from '@/domain/contract/record/version';
import { paths } from '@/lib/paths';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDateTime } from '@/ui/format/dateTime';
import { useNow } from '@/ui/hooks/useNow';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import type { ContractTabProps } from '../contractTabs';
import { reminderFacts } from '../reminderFacts';
import { useContractActions, type ContractActionsApi } from '../hooks/useContractActions';
import { SealedFileButton } from './SealedFileButton';

/** Shows the last version's signatures, signing links, certificate, and signed file. */
export function VersionSection({ contract }: ContractTabProps) {
  const { record: version, isLoading } = useWatchedRecord(
    collections.contractVersions,
    versionId(contract.id, contract.version),
  );
  const actions = useContractActions(contract);
  const { remindAfterDays } = contract.terms;
  const isOffice = canAct(useSession(), 'manageContracts');
  return (
    <Section title={`Signatures on version ${contract.version}`}>
      {!version ? (
        isLoading ? (
          <LoadingRows rows={2} />
        ) : (
          'What was signed is not on this device.'
        )
      ) : (
        <OneColumn gap="sm">
          <LinedList label="Signers">
            {version.signers.map((signer) => (
              <SignerRow
                key={signer.partyId}
                contract={contract}
                version={version}
                signer={signer}
                actions={isOffice && version.state === 'out' ? actions : null}
              />
            ))}
          </LinedList>
          {version.state === 'out' && (
            <Group gap="xs">
              <Text size="sm" c="dimmed">
                Automatic reminders: {remindersInWords(remindAfterDays)}
              </Text>
              {isOffice && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  loading={actions.isBusy}
                  onClick={() => void actions.setReminders(remindAfterDays.length === 0)}
                >
                  {remindAfterDays.length === 0 ? 'Turn on' : 'Turn off'}
                </Button>
              )}
            </Group>
          )}
          <Group gap="xs">
            <LinkButton variant="default" to={paths.contractCertificate(contract.id, version.version)}>
              Signing certificate
            </LinkButton>
            {version.state === 'signed' && (
              <SealedFileButton of={{ contractId: contract.id, version: version.version }} />
            )}
          </Group>
        </OneColumn>
      )}
    </Section>
  );
}

type SignerRowProps = {
  contract: Contract;
  version: ContractVersion;
  signer: VersionSigner;
  actions: ContractActionsApi | null;
};

function SignerRow({ contract, version, signer, actions }: SignerRowProps) {
  const { partyId, name, role, email, state, openedAt, declineReason } = signer;
  const { timeZone } = useSession().company;
  const now = useNow().toISOString();
  return (
    <LinedRow
      title={name}
      details={[
        PARTY_ROLE_LABELS[role],
        email,
        openedAt && state !== 'signed' && `opened ${formatDateTime(openedAt, timeZone)}`,
        ...reminderFacts({ version, contract, timeZone, now }, signer),
        declineReason,
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      <SignerState version={version} signer={signer} />
      {actions && state !== 'signed' && (
        <>
          <Button
            variant="subtle"
            loading={actions.isBusy}
            leftSection={<IconLink size={18} aria-hidden />}
            onClick={() => void actions.copyLink(partyId, false)}
          >
            Copy link
          </Button>
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon variant="subtle" aria-label={`More for ${name}`}>
                <IconDots size={18} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => void actions.copyLink(partyId, true)}>New link, end the old ones</Menu.Item>
              <Menu.Item onClick={() => void actions.revokeLinks(partyId)}>End all links</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </>
      )}
    </LinedRow>
  );
}

function SignerState({ version, signer }: { version: ContractVersion; signer: VersionSigner }) {
  const { timeZone } = useSession().company;
  if (version.state === 'void') return <StatusBadge tone="neutral" label="Void" />;
  if (signer.state === 'signed')
    return <StatusBadge tone="success" label={`Signed ${formatDateTime(signer.signedAt, timeZone)}`} />;
  if (signer.state === 'declined') return <StatusBadge tone="danger" label="Declined" />;
  return isTurnOf(version, signer) ? (
    <StatusBadge tone="warning" label="Waiting to sign" />
  ) : (
    <StatusBadge tone="neutral" label="Signs after others" />
  );
}
