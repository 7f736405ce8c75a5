import { Group, ActionIcon } from '@mantine/core';
import { IconPlus, IconMinus, IconFocusCentered } from '@tabler/icons-react';
import { ZOOM_STEP } from '../hooks/useMapView';
import classes from './RouteMap.module.css';

type MapZoomProps = {
  /** Zooms by a factor. */
  onMagnify: (by: number) => void;
  onShowAll: () => void;
};

/** Zooms in, out, and back to all stops. */
export function MapZoom({ onMagnify, onShowAll }: MapZoomProps) {
  return (
    <Group gap={4} className={classes.tools ?? ''}>
      <ActionIcon variant="default" aria-label="Zoom in" onClick={() => onMagnify(ZOOM_STEP)}>
        <IconPlus size={18} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label="Zoom out" onClick={() => onMagnify(1 / ZOOM_STEP)}>
        <IconMinus size={18} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label="Show all stops" onClick={onShowAll}>
        <IconFocusCentered size={18} />
      </ActionIcon>
    </Group>
  );
}
