import { useImportCheck } from '../../hooks/useImportCheck';
import type { ImportFlow } from '../../hooks/useImportFlow';
import { CheckStep } from './CheckStep';
import { RunStep } from './RunStep';

type CheckedFileProps = { flow: ImportFlow; draft: NonNullable<ImportFlow['draft']> };

/** Takes a file from its check through its import, which uses the check's results. */
export function CheckedFile({ flow, draft }: CheckedFileProps) {
  // The directory changes while rows are being written, but the check's results stay the same.
  const check = useImportCheck(draft);
  const { plan } = check;
  const { state, pause } = flow.run;
  if (flow.step === 'run' && state) {
    return (
      <RunStep
        state={state}
        onPause={pause}
        onContinue={() => plan && void flow.begin(plan)}
        onStartOver={flow.startOver}
      />
    );
  }
  return (
    <CheckStep
      file={draft.file}
      check={check}
      choices={flow.choices}
      onChoose={flow.choose}
      onChooseAll={flow.chooseAll}
      resumed={flow.resumed}
      onBack={flow.resumed ? flow.startOver : () => flow.goTo('columns')}
      onBegin={flow.begin}
    />
  );
}
