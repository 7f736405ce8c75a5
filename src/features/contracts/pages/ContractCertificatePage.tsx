import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useLiveRecord, useWatchedRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { certificateOf } from '@/domain/contract/record/certificate';
import { checkChain, type ChainCheck } from '@/domain/contract/record/chain';
import { storedPaper } from '@/domain/contract/record/paper';
import type { Contract } from '@/domain/contract/record/schema';
import { versionId, type ContractVersion } from '@/domain/contract/record/version';
import type { Stored } from '@/domain/record/schema';
import { RecordGate } from '@/entities/record/RecordGate';
import { paths } from '@/lib/paths';
import { sha256Hex } from '@/lib/sha256Hex';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { DetailList } from '@/ui/layout/DetailList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { FigureTable } from '@/ui/table/FigureTable';

/** Shows how a version was signed: who, when, and from where, with the event chain recomputed on this device. */
export function Component() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const orderId = params.get('order') ?? '';
  const read = useLiveRecord(collections.contracts, id);
  return (
    <PageBody size="wide">
      <RecordGate
        id={id}
        noun="contract"
        read={read}
        header={<PageHeader title="Certificate of signing" back={{ to: paths.contracts, label: 'Contracts' }} />}
        wayBack={<LinkButton to={paths.contracts}>Back to contracts</LinkButton>}
      >
        {(contract) => (
          <>
            <PageHeader
              title="Certificate of signing"
              subtitle={contract.title}
              back={{ to: paths.contractTab(id, orderId === '' ? 'papers' : 'changes'), label: contract.number }}
            />
            <VersionCertificate
              contract={contract}
              orderId={orderId}
              number={Number(params.get('version')) || contract.version}
            />
          </>
        )}
      </RecordGate>
    </PageBody>
  );
}

type VersionCertificateProps = { contract: Stored<Contract>; orderId: string; number: number };

function VersionCertificate({ contract, orderId, number }: VersionCertificateProps) {
  const { record: order } = useWatchedRecord(collections.changeOrders, orderId);
  const { record, isLoading } = useWatchedRecord(
    collections.contractVersions,
    number > 0 ? versionId(contract.id, number, orderId) : '',
  );
  // The last version's head hash is also stored in a second place: on the contract, or on its change order.
  const keeper = orderId === '' ? contract : order;
  if (record)
    return (
      <Certificate
        contract={contract}
        version={record}
        head={keeper?.version === record.version ? keeper.chainHead : null}
      />
    );
  return isLoading && number > 0 ? (
    <LoadingRows rows={6} />
  ) : (
    <EmptyState
      title="This version never went out"
      text="A certificate begins when a contract is sent for signature."
    />
  );
}

type Checked = { chain: ChainCheck; isSamePaper: boolean };

/** Recomputes the chain and the document's hash. `head` is the hash the chain must end with; null if unknown. */
function useChecked(version: ContractVersion, head: string | null): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    let isLeft = false;
    void Promise.all([checkChain(version.events, version.startsAfter, head), sha256Hex(version.paper)]).then(
      ([chain, paperHash]) => {
        if (!isLeft) setChecked({ chain, isSamePaper: paperHash === version.paperHash });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [version, head]);
  return checked;
}

type CertificateProps = { contract: Stored<Contract>; version: Stored<ContractVersion>; head: string | null };

function Certificate({ contract, version, head }: CertificateProps) {
  const { company } = useSession();
  const checked = useChecked(version, head);
  const paper = storedPaper(version.paper);
  const { facts, tables, notes } = certificateOf(version, {
    timeZone: company.timeZone,
    title: paper?.title ?? contract.title,
    companyName: company.name,
    exhibits: paper?.exhibits ?? [],
  });
  return (
    <OneColumn data-printed>
      {checked && <CheckNotice checked={checked} />}
      <Section title="Contract">
        <DetailList
          items={[
            ...facts,
            { label: 'SHA-256 of the sealed file', value: version.sealedHash, isHiddenWhenEmpty: true },
            { label: 'Certificate of the seal', value: version.sealFingerprint, isHiddenWhenEmpty: true },
          ]}
          columns={1}
        />
      </Section>
      {tables.map(({ id, title: name, columns, rows }) => (
        <Section key={id} title={name}>
          <FigureTable
            caption={name}
            columns={[
              ...columns.map(({ label }) => ({ label, isText: true })),
              ...(id === 'events' ? [{ label: 'Checked', isText: true }] : []),
            ]}
            rows={rows.map((cells, index) => ({
              id: `${id}-${index}`,
              cells: id === 'events' ? [...cells, goodText(checked, index)] : cells,
            }))}
            minWidth={720}
            isStackedOnPhone
          />
        </Section>
      ))}
      {notes.map((note) => (
        <Text key={note} size="sm" c="dimmed">
          {note}
        </Text>
      ))}
    </OneColumn>
  );
}

const goodText = (checked: Checked | null, index: number): string =>
  checked === null ? '…' : checked.chain.isGood[index] === true ? 'Matches' : 'Does not match';

function CheckNotice({ checked: { chain, isSamePaper } }: { checked: Checked }) {
  if (!isSamePaper)
    return (
      <InlineNotice tone="danger" title="This version’s text does not match what was signed">
        Its SHA-256 differs. Do not rely on it, and compare it with the sealed file.
      </InlineNotice>
    );
  return chain.isWhole ? (
    <InlineNotice tone="success" title="The record of events is intact">
      Every event was checked just now and matches the one before it, and the text is the one that was sent out.
    </InlineNotice>
  ) : (
    <InlineNotice tone="danger" title="The record of events was tampered with">
      An event was changed, removed or added later. Those that do not match are marked below.
    </InlineNotice>
  );
}
