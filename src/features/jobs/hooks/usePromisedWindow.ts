import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { isInWindow, windowAround } from '@/domain/job/freeWindow';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { timeWindow } from '@/entities/job/arrivalText';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { moveWindow, NO_WINDOW, wallParts } from '../arrivalWindow';
import type { JobFormValues } from '../jobForm';

type Of = { /** ID of the job being edited, '' for a new one. */ jobId: string; date: string; isTimed: boolean };

/**
 * Manages the promised window next to the scheduled time. A new job promises the scheduled time until someone overrides it; an existing
 * promise moves only on request (`move`), so that the two never silently contradict each other.
 */
export function usePromisedWindow(form: SchemaFormApi<JobFormValues>, { jobId, date, isTimed }: Of) {
  const { timeZone } = useSession().company;
  const { settings } = useWorkSettings();
  const { values } = form;
  const [isChosen, setIsChosen] = useState(jobId !== '');
  const window = { start: values.arrivalWindowStart, end: values.arrivalWindowEnd };

  const setWindow = (chosen: typeof NO_WINDOW): void => {
    form.setFieldValue('arrivalWindowStart', chosen.arrivalWindowStart);
    form.setFieldValue('arrivalWindowEnd', chosen.arrivalWindowEnd);
    form.clearFieldError('arrivalWindowEnd');
  };
  // The window is on the job's date: it follows a change of date, and is cleared with the time.
  const followDate = useEffectEvent(() => {
    const known = [window.start, window.end].map((iso) => wallParts(iso, timeZone).date).find((day) => day !== '');
    if (known === undefined) return;
    if (!isTimed) setWindow(NO_WINDOW);
    else if (known !== date) setWindow(moveWindow(values, date, timeZone));
  });
  useEffect(() => followDate(), [date, isTimed]);

  const isWhole = window.start !== '' && window.end > window.start;
  const isOff = isTimed && isWhole && !isInWindow(values.scheduledTime, window);
  const fitting = isOff
    ? windowAround(values.scheduledTime, { timeZone, usual: settings.arrivalWindows, before: window })
    : null;
  const moveToTime = (): void => {
    if (fitting) setWindow({ arrivalWindowStart: fitting.start, arrivalWindowEnd: fitting.end });
  };
  const followTime = useEffectEvent(() => {
    if (!isChosen) moveToTime();
  });
  useEffect(() => followTime(), [values.scheduledTime]);

  return {
    setWindow,
    chooseWindow: (chosen: typeof NO_WINDOW): void => {
      setIsChosen(true);
      setWindow(chosen);
    },
    /** The complete window; both '' if there is none or only half of one. */
    window: isWhole ? window : { start: '', end: '' },
    /** Action that moves a promise the schedule breaks, labeled with the new window; null if there is nothing to move. */
    move: fitting && isChosen ? { label: timeWindow(fitting.start, fitting.end, timeZone), onMove: moveToTime } : null,
  };
}
