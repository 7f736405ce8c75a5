import { VisuallyHidden } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import type { useMapView } from '../hooks/useMapView';
import classes from './RouteMap.module.css';

type MapAreaProps = {
  map: Pick<ReturnType<typeof useMapView>, 'gesturesRef' | 'handlers' | 'hint'>;
  children: ReactNode;
};

/** Map area that handles pointer, wheel, touch and keys, and hints how when someone tries another way. */
export function MapArea({ map: { gesturesRef, handlers, hint }, children }: MapAreaProps) {
  const helpId = useId();
  return (
    <>
      <div
        ref={gesturesRef}
        className={classes.area}
        role="application"
        aria-label="Map"
        aria-describedby={helpId}
        // Keys only work on the area itself, not on anything inside.
        tabIndex={0}
        {...handlers}
      >
        {children}
      </div>
      <VisuallyHidden id={helpId}>
        {`Arrow keys move the map, + and − zoom, 0 shows all stops. With the mouse, drag it, double-click, or scroll with ${zoomKey()} held.`}
      </VisuallyHidden>
      <div className={classes.hint} data-shown={hint.isShown || undefined} aria-hidden>
        <span>
          {hint.about === 'touch'
            ? 'Use two fingers to move the map'
            : `Use ${zoomKey()} + scroll to zoom, or click the map first`}
        </span>
      </div>
    </>
  );
}

const zoomKey = (): string => (/Mac|iPhone|iPad/u.test(navigator.userAgent) ? '⌘' : 'Ctrl');
