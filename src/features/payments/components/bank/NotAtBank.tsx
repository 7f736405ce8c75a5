import { Button, Drawer, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { BankMatches } from '@/domain/bank/api';
import { PIECE_KIND_LABELS } from '@/domain/bank/labels';
import { pieceKey } from '@/domain/bank/schema';
import { formatCents, plainAmount } from '@/domain/money/format';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { csvFile } from '@/lib/csv';
import { downloadFile } from '@/lib/downloadFile';
import { formatShortDate } from '@/ui/format/dateTime';
import { OneColumn } from '@/ui/layout/OneColumn';
import { FigureTable } from '@/ui/table/FigureTable';

const HEADERS = ['Date', 'Kind', 'What', 'Amount'];

/** Lists what was received or paid out but is on no bank line: undeposited cash and checks, payouts in transit. */
export function NotAtBank({ waiting, onClose }: { waiting: BankMatches['waiting']; onClose: () => void }) {
  const { timeZone } = useSession().company;
  const { settings } = useBillingSettings();
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title="Not on a bank line yet">
      <OneColumn>
        <Text size="sm" c="dimmed">
          Cash and checks that were not taken to the bank, transfers and payouts whose line has not been imported or
          matched, and refunds that have not left. The oldest come first.
        </Text>
        <div>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() =>
              downloadFile(
                'not-on-a-bank-line.csv',
                csvFile(
                  HEADERS,
                  waiting.map(({ on, kind, label, amountCents }) => [
                    on,
                    PIECE_KIND_LABELS[kind],
                    label,
                    plainAmount(amountCents),
                  ]),
                ),
              )
            }
          >
            Export
          </Button>
        </div>
        <FigureTable
          caption="Not on a bank line yet"
          columns={[{ label: 'Date', isText: true }, { label: 'What', isText: true }, { label: 'Amount' }]}
          rows={waiting.map((piece) => ({
            id: pieceKey(piece),
            cells: [
              formatShortDate(piece.on, timeZone),
              piece.label,
              formatCents(piece.amountCents, { currency: settings.currency }),
            ],
          }))}
        />
      </OneColumn>
    </Drawer>
  );
}
