import { useRef, type SubmitEvent } from 'react';

/**
 * Tracks which of a form's buttons was pressed: they carry it as their `value`. Enter and Ctrl-Enter mean `main`, however the form was
 * submitted before.
 */
export function useSubmitStep<Step extends string>(steps: readonly Step[], main: Step) {
  const step = useRef(main);
  const noteStep = ({ nativeEvent }: SubmitEvent): void => {
    const pressed =
      nativeEvent instanceof globalThis.SubmitEvent && nativeEvent.submitter instanceof HTMLButtonElement
        ? nativeEvent.submitter.value
        : '';
    step.current = steps.find((known) => known === pressed) ?? main;
  };
  return { step, noteStep };
}
