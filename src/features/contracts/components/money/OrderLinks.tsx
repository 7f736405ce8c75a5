import { Menu } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { SIGNING_PARTY_LABELS, type ChangeOrderRecord } from '@/domain/contract/money/changeOrder';
import { orderParties } from '@/domain/contract/money/orderPaper';
import type { Contract } from '@/domain/contract/record/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { copySignerLink, downloadSealed, remindByMail } from '../../signerLinks';

type OrderLinksProps = { order: Stored<ChangeOrderRecord>; contract: Stored<Contract> };

/** Menu items for a change order sent for signature: its signers' links, and the signed document. */
export function OrderLinks({ order, contract }: OrderLinksProps) {
  const { company } = useSession();
  const navigate = useNavigate();
  const { carryOut } = useCarryOut();
  const { id: orderId, contractId, version, state, signatures } = order;
  if (version === 0) return null;
  const open = orderParties(contract, company.name).filter(
    ({ role }) => state === 'sent' && !signatures.some(({ party }) => party === role),
  );
  const copy = (partyId: string) => carryOut(() => copySignerLink({ contractId, orderId, partyId, isOnly: false }));
  const remind = () => carryOut(() => remindByMail({ contractId, orderId }));
  const download = () => carryOut(() => downloadSealed({ contractId, orderId, version }));
  return (
    <>
      {open.map(({ id, role, name }) => (
        <Menu.Item key={id} onClick={() => void copy(id)}>
          Copy link for {name || SIGNING_PARTY_LABELS[role]}
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
