import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronLeft,
  IconChevronRight,
  IconLayoutSidebar,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { memo } from 'react';
import { DayInput } from '@/ui/forms/DayInput';
import { FilterMenu } from '@/ui/table/FilterMenu';
import type { FilterField } from '@/ui/table/filterFields';
import { ViewSwitch } from '@/ui/table/ViewSwitch';
import { formatDate } from '@/ui/format/dateTime';
import { ZOOMS, type ScheduleParams, type ScheduleView } from '../hooks/useScheduleParams';
import { BoardMenu } from './BoardMenu';
import classes from './ScheduleToolbar.module.css';

type ScheduleToolbarProps = {
  params: ScheduleParams;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => Promise<void>;
  onRedo: () => Promise<void>;
  filters: readonly FilterField[];
  isTrayOpen: boolean;
  trayCount: string;
  onTray: () => void;
  onKeys: () => void;
  /** Read-only users have nothing to undo, and no tray. */
  isReadOnly: boolean;
};

const VIEWS: { value: ScheduleView; label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: 'days', label: '3 days' },
  { value: 'week', label: 'Week' },
  { value: 'weeks', label: '2 weeks' },
  { value: 'month', label: 'Month' },
  { value: 'list', label: 'List' },
];

/** Picks the days and the view; undo is where people look for it after a slip. */
export const ScheduleToolbar = memo(function ScheduleToolbar(props: ScheduleToolbarProps) {
  const { params, canUndo, canRedo, onUndo, onRedo, filters, isTrayOpen, trayCount, onTray, onKeys, isReadOnly } =
    props;
  const { date, view, zoom } = params;
  const isTimeline = view === 'day' || view === 'days' || view === 'weeks';
  const unit =
    view === 'day'
      ? 'day'
      : view === 'days'
        ? '3 days'
        : view === 'weeks'
          ? '2 weeks'
          : view === 'month'
            ? 'month'
            : 'week';
  return (
    <div className={classes.bar}>
      <Group gap={4} wrap="nowrap">
        <Button variant="default" onClick={params.goToday}>
          Today
        </Button>
        <ActionIcon aria-label={`Previous ${unit}`} onClick={() => params.step(-1)}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={`Next ${unit}`} onClick={() => params.step(1)}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <div className={classes.date} title={formatDate(date, 'UTC')}>
          <DayInput label="Day shown" isLabelHidden value={date} onChange={(day) => day !== '' && params.goTo(day)} />
        </div>
      </Group>
      <ViewSwitch label="Views" options={VIEWS} value={view} onChange={params.setView} />
      <Group gap={4} wrap="nowrap" className={classes.tools ?? ''}>
        {!isReadOnly && (
          <>
            <Tooltip label="Undo (Ctrl Z)">
              <ActionIcon aria-label="Undo" disabled={!canUndo} onClick={() => void onUndo()}>
                <IconArrowBackUp size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
            <Tooltip label="Redo (Ctrl Shift Z)">
              <ActionIcon aria-label="Redo" disabled={!canRedo} onClick={() => void onRedo()}>
                <IconArrowForwardUp size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </>
        )}
        {isTimeline && (
          <>
            <ActionIcon aria-label="Zoom out" disabled={zoom === 0} onClick={() => params.setZoom(zoom - 1)}>
              <IconZoomOut size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon
              aria-label="Zoom in"
              disabled={zoom === ZOOMS.length - 1}
              onClick={() => params.setZoom(zoom + 1)}
            >
              <IconZoomIn size={18} aria-hidden />
            </ActionIcon>
          </>
        )}
        <FilterMenu fields={filters} />
        {!isReadOnly && (
          <Button
            variant={isTrayOpen ? 'light' : 'default'}
            leftSection={<IconLayoutSidebar size={18} aria-hidden />}
            aria-pressed={isTrayOpen}
            onClick={onTray}
          >
            Tray{trayCount !== '' && trayCount !== '0' ? ` (${trayCount})` : ''}
          </Button>
        )}
        <BoardMenu params={params} onKeys={onKeys} />
      </Group>
    </div>
  );
});
