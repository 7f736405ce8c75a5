import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { collections } from '@/data/collections';
import { countText, useCount } from '@/data/react/useCount';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { boardColumn, BOARD_COLUMN_LIMIT, type LeadFilters } from '@/domain/lead/queries';
import { OPEN_LEAD_STATES, type Lead, type LeadState } from '@/domain/lead/schema';
import { LEAD_STATE_WORDS } from '@/domain/lead/state';
import type { Stored } from '@/domain/record/schema';
import { useChangeLead } from '@/entities/lead/useChangeLead';
import { paths } from '@/lib/paths';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { useLatest } from '@/ui/hooks/useLatest';
import { useNow } from '@/ui/hooks/useNow';
import { RouterLink } from '@/ui/links/RouterLink';
import { AnswerTime } from './AnswerTime';
import { LostDialog } from './LostDialog';
import classes from './leads.module.css';
import { NextAction } from './NextAction';

/** MIME type of a dragged lead. */
const DRAGGED = 'application/x-fieldwright-lead';
/** Columns a lead can be in: the open states and the outcomes. */
const LANES = [...OPEN_LEAD_STATES, 'won', 'lost'] as const satisfies readonly LeadState[];

/** Last card moved: its button gets focus in the new column, so that a keyboard user can continue there. */
type Moved = { id: string; state: LeadState } | null;
type Narrowed = Pick<LeadFilters, 'source' | 'assignedTo'>;

/**
 * Shows the leads by state. Cards are dragged to another column, or moved through their menu by keyboard or touch; losing a lead requires
 * a reason. Each column shows its most recent leads; the rest are in the list.
 */
export function LeadBoard(filters: Narrowed) {
  const { move } = useChangeLead();
  const mayMove = useCan()('update', 'leads');
  const [losing, setLosing] = useState<Stored<Lead> | null>(null);
  const [dragged, setDragged] = useState<Stored<Lead> | null>(null);
  const [moved, setMoved] = useState<Moved>(null);
  const put = (lead: Stored<Lead>, state: LeadState): void => {
    if (state === 'lost') {
      setLosing(lead);
      return;
    }
    setMoved({ id: lead.id, state });
    void move(lead, state);
  };
  return (
    <>
      <div className={classes['board']} role="group" aria-label="Leads by status" tabIndex={0}>
        {LANES.map((state) => (
          <Lane
            key={state}
            state={state}
            filters={filters}
            onPut={mayMove ? put : undefined}
            dragged={dragged}
            onDrag={setDragged}
            moved={moved}
            onFound={() => setMoved(null)}
          />
        ))}
      </div>
      {losing && <LostDialog lead={losing} onClose={() => setLosing(null)} />}
    </>
  );
}

type LaneProps = {
  state: LeadState;
  filters: Narrowed;
  onPut: ((lead: Stored<Lead>, state: LeadState) => void) | undefined;
  dragged: Stored<Lead> | null;
  onDrag: (lead: Stored<Lead> | null) => void;
  moved: Moved;
  onFound: () => void;
};

function Lane({ state, filters, onPut, dragged, onDrag, moved, onFound }: LaneProps) {
  const query = boardColumn(state, filters);
  const { records, isLoading, error } = useLiveRecords(collections.leads, query);
  // Only a full column may have more than it shows; the others are counted locally, right away.
  const isFull = records.length >= BOARD_COLUMN_LIMIT;
  const counted = useCount(collections.leads, query.where ?? [], { isEnabled: isFull });
  const count = isLoading ? undefined : isFull ? counted : records.length;
  const [isOver, setIsOver] = useState(false);
  const titleId = `lane-${state}`;
  return (
    <section
      className={classes['lane']}
      aria-labelledby={titleId}
      data-over={(isOver && dragged !== null && dragged.state !== state) || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (dragged && dragged.state !== state) onPut?.(dragged, state);
        onDrag(null);
      }}
    >
      <h2 className={classes['laneTitle']} id={titleId}>
        {LEAD_STATE_WORDS[state]} <span className={classes['second']}>{countText(count)}</span>
      </h2>
      {isLoading && <LoadingRows rows={3} />}
      {error && <ErrorState error={error} />}
      {!isLoading && !error && records.length === 0 && (
        <Text size="sm" c="dimmed">
          None
        </Text>
      )}
      <ul className={classes['laneCards']}>
        {records.map((lead) => (
          <BoardCard
            key={lead.id}
            lead={lead}
            onPut={onPut}
            onDrag={onDrag}
            isMoved={moved?.id === lead.id && moved.state === state}
            onFound={onFound}
          />
        ))}
      </ul>
      {(count ?? 0) > BOARD_COLUMN_LIMIT && (
        <RouterLink to={`${paths.leads}?view=all&state=${state}`} size="sm">
          Show all
        </RouterLink>
      )}
    </section>
  );
}

type CardProps = { lead: Stored<Lead>; isMoved: boolean } & Pick<LaneProps, 'onPut' | 'onDrag' | 'onFound'>;

/** The menu that moved the card is closing meanwhile, and would take the focus with it when the card disappears. */
const MENU_CLOSED_MS = 300;

function BoardCard({ lead, onPut, onDrag, isMoved, onFound }: CardProps) {
  const { timeZone } = useSession().company;
  const now = useNow();
  const button = useRef<HTMLButtonElement>(null);
  const found = useLatest(onFound);
  useEffect(() => {
    if (!isMoved) return;
    const timer = setTimeout(() => {
      button.current?.focus();
      found.current();
    }, MENU_CLOSED_MS);
    return () => clearTimeout(timer);
  }, [isMoved, found]);
  return (
    <li
      className={classes['laneCard']}
      draggable={onPut !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, lead.id);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(lead);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <div className={classes['laneHead']}>
        <RouterLink to={paths.leadDetails(lead.id)} size="sm" className={classes['wanted'] ?? ''}>
          {lead.name}
        </RouterLink>
        {onPut && (
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon size="sm" aria-label={`Move ${lead.name}`} ref={button}>
                <IconArrowsExchange size={16} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Label>Move to</Menu.Label>
              {LANES.filter((state) => state !== lead.state).map((state) => (
                <Menu.Item key={state} onClick={() => onPut(lead, state)}>
                  {LEAD_STATE_WORDS[state]}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {lead.wanted !== '' && <div className={classes['wanted']}>{lead.wanted}</div>}
      <AnswerTime isBrief lead={lead} timeZone={timeZone} now={now} />
      <NextAction lead={lead} timeZone={timeZone} now={now} />
    </li>
  );
}
