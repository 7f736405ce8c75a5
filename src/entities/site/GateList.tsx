import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { gateStanding, isHolding, runsOutSoon } from '@/domain/demolition/site/gates';
import { GATE_STATES, type GateState, type SiteGate } from '@/domain/demolition/site/gateSchema';
import { GATE_RIGHT_LABELS } from '@/domain/demolition/site/gateWords';
import type { SiteFile } from '@/domain/demolition/site/siteFileSchema';
import type { Stored } from '@/domain/record/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate, formatDateTime } from '@/ui/format/dateTime';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { GateDialog } from './GateDialog';
import { GATE_TONES } from './gateTones';
import { useGateMoves } from './useGateMoves';

type GateListProps = {
  gates: readonly Stored<SiteGate>[];
  site: Stored<SiteFile>;
  today: string;
  /** Opens a gate for editing; undefined if that isn't offered. */
  onEdit?: ((gate: Stored<SiteGate>) => void) | undefined;
};

const MOVE_LABELS: Record<GateState, string> = {
  cleared: 'Clear',
  open: 'Reopen…',
  waived: 'Override…',
  'not-needed': 'Not needed…',
};

/** Lists what is required before work starts, the status of each item, and what the user may do about it. */
export function GateList({ gates, site, today, onEdit }: GateListProps) {
  const { timeZone } = useSession().company;
  const { mayMove } = useGateMoves();
  const [asking, setAsking] = useState<{ id: string; to: GateState } | null>(null);
  // Items that still block the work come first.
  const inOrder = gates.toSorted((a, b) => Number(isHolding(b, today)) - Number(isHolding(a, today)));
  const asked = gates.find(({ id }) => id === asking?.id);
  return (
    <>
      <LinedList label="Required before work starts">
        {inOrder.map((gate) => {
          const standing = gateStanding(gate, today);
          const { tone, label } = GATE_TONES[standing];
          const main: GateState | null = standing === 'open' || standing === 'expired' ? 'cleared' : null;
          const others = GATE_STATES.filter((to) => to !== main && to !== gate.state && mayMove(gate, to));
          return (
            <LinedRow key={gate.id} title={gate.title} details={gateFacts(gate, timeZone)}>
              {runsOutSoon(gate, today) && <StatusBadge tone="warning" label="Ends soon" />}
              <StatusBadge tone={tone} label={label} />
              {main && mayMove(gate, main) && (
                <Button size="xs" variant="default" onClick={() => setAsking({ id: gate.id, to: main })}>
                  Clear
                </Button>
              )}
              {(others.length > 0 || onEdit) && (
                <Menu position="bottom-end">
                  <Menu.Target>
                    <ActionIcon variant="default" size={36} aria-label={`More for ${gate.title}`}>
                      <IconDots size={18} aria-hidden />
                    </ActionIcon>
                  </Menu.Target>
                  <Menu.Dropdown>
                    {others.map((to) => (
                      <Menu.Item key={to} onClick={() => setAsking({ id: gate.id, to })}>
                        {to === 'cleared' && gate.state === 'cleared' ? 'Renew' : MOVE_LABELS[to]}
                      </Menu.Item>
                    ))}
                    {onEdit && <Menu.Item onClick={() => onEdit(gate)}>Edit…</Menu.Item>}
                  </Menu.Dropdown>
                </Menu>
              )}
            </LinedRow>
          );
        })}
      </LinedList>
      {asking && asked && (
        <GateDialog
          key={asking.id}
          gate={asked}
          to={asking.to}
          site={site}
          today={today}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

/** Returns a gate's number, dates and last step, on one line if there is room. */
function gateFacts(gate: SiteGate, timeZone: string): string {
  const last = gate.log.at(-1);
  const facts = [
    gate.reference && `No. ${gate.reference}`,
    gate.issuedBy,
    gate.validFrom && `from ${formatDate(gate.validFrom, timeZone)}`,
    gate.expiresOn && `until ${formatDate(gate.expiresOn, timeZone)}`,
  ].filter(Boolean);
  const step = last && [last.by === '' ? 'Expired' : last.byName, formatDateTime(last.at, timeZone), last.reason];
  const standing = facts.length > 0 ? facts : [`To be cleared by ${GATE_RIGHT_LABELS[gate.right].toLowerCase()}`];
  return [...standing, ...(step ?? [])].filter(Boolean).join(' · ');
}
