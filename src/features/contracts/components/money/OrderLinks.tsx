import { Menu } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { SIGNING_PARTY_LABELS, type ChangeOrderRecord } from '@/domain/contract/money/changeOrder';
import { orderParties } from '@/domain/contract/money/orderPaper';
import { linkForSigner, readSealedContract, remindSigners } from '@/domain/contract/record/api';
import type { Contract } from '@/domain/contract/record/schema';
import type { Stored } from '@/domain/record/schema';
import { copyAddress } from '@/entities/public-document/customerLink';
import { downloadBase64 } from '@/lib/downloadBase64';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatCount } from '@/ui/format/quantities';

type OrderLinksProps = { order: Stored<ChangeOrderRecord>; contract: Stored<Contract> };

/** What a change order that went out to be signed offers in its menu: its signers' links, and what they signed. */
export function OrderLinks({ order, contract }: OrderLinksProps) {
  const { company } = useSession();
  const navigate = useNavigate();
  const { carryOut } = useCarryOut();
  const { id: orderId, contractId, version, state, signatures } = order;
  if (version === 0) return null;
  const open = orderParties(contract, company.name).filter(
    ({ role }) => state === 'sent' && !signatures.some(({ party }) => party === role),
  );
  const copy = (partyId: string) =>
    carryOut(async () => {
      const { token } = await callFunction(linkForSigner, { contractId, orderId, partyId, isOnly: false });
      await copyAddress(paths.contractSign(token), 'The link was copied. It is for this signer alone.');
    });
  const remind = () =>
    carryOut(async () => {
      const { mailed } = await callFunction(remindSigners, { contractId, orderId });
      notify.info(
        mailed > 0 ? `${formatCount(mailed, 'reminder')} sent.` : 'Nobody to remind: at most one a day to each signer.',
      );
    });
  const download = () =>
    carryOut(async () => {
      const { fileName, base64 } = await callFunction(readSealedContract, { contractId, orderId, version });
      downloadBase64(fileName, base64, 'application/pdf');
    });
  return (
    <>
      {open.map(({ id, role, name }) => (
        <Menu.Item key={id} onClick={() => void copy(id)}>
          Copy link for {name || SIGNING_PARTY_LABELS[role === 'contractor' ? 'contractor' : 'owner']}
        </Menu.Item>
      ))}
      {open.length > 0 && <Menu.Item onClick={() => void remind()}>Remind by e-mail</Menu.Item>}
      <Menu.Item onClick={() => void navigate(paths.contractCertificate(contractId, version, orderId))}>
        Certificate
      </Menu.Item>
      {state === 'approved' && <Menu.Item onClick={() => void download()}>Download signed PDF</Menu.Item>}
    </>
  );
}
