import { Button, Group, Modal, Text } from '@mantine/core';
import type { DerivationNode } from '@/domain/billing/derivation';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { DerivationTree } from './DerivationTree';

type ExplainAmountProps = { node: DerivationNode; currency: Currency; onClose: () => void };

/** Shows how an amount is derived: what it adds up, down to the entered values. */
export function ExplainAmount({ node, currency, onClose }: ExplainAmountProps) {
  const isPhone = useIsPhone();
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${node.label}: ${formatCents(node.amountCents, { currency })}`}
      size="lg"
      fullScreen={isPhone}
    >
      <Text size="sm" c="dimmed" mb="sm">
        Each amount is the sum of those below it. Open one to see where it comes from.
      </Text>
      <DerivationTree root={node} currency={currency} />
      <Group justify="flex-end" mt="md">
        <Button onClick={onClose}>Close</Button>
      </Group>
    </Modal>
  );
}
