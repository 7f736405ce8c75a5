import { describe, expect, it } from 'vitest';
import { sourcesIn } from './sources';

/**
 * Writers that update a record without the kit of `entities/record`, and why they don't overwrite anyone's changes.
 * `base` decides: it must be the record as it was when the person began, never the one on the screen, which is updated
 * while they type.
 */
const WRITERS: Record<string, string> = {
  'src/entities/calculation/useCalculationRevisions.ts': 'a number that is counted up, by one press',
  'src/entities/finding/useFindingSteps.ts': 'a step of a finding, refused where the finding no longer stands there',
  'src/entities/finding/useScheduleRepair.ts': 'lines that are added to those read a moment before',
  'src/entities/job/useMoveJob.tsx': 'a step of a job, by one press',
  'src/entities/job/useTickCheck.ts': 'one check of a list, tried again upon what a colleague ticked meanwhile',
  'src/entities/lead/useChangeLead.ts':
    'a step or a choice; the dialog that asks for words passes the lead as it was when it opened',
  'src/entities/mail/useMissingAddress.ts': 'an address where there was none',
  'src/entities/schedule/useEntryWrites.ts': 'the entry as it was before it was moved',
  'src/entities/tax/useReplaceDefault.ts': 'a mark that only one zone has, by one press',
  'src/features/awards/hooks/useMoveCredential.ts': 'a place in a list, by one press',
  'src/features/branding/components/VersionList.tsx': 'a whole version, which asks first what is not saved',
  'src/features/branding/pages/UploadLogoPage.tsx': 'one picture, upon the kit as it is known now',
  'src/features/customers/components/details/TaxExemptionsSection.tsx': 'an end, by one press',
  'src/features/customers/hooks/usePropertyActions.ts':
    'another customer, chosen in a dialog and written to what was read with it',
  'src/entities/site/useGateMoves.ts': 'a step of a gate upon the one that was seen, with the log merged',
  'src/entities/site/useSiteLogs.ts': 'elements that are added to lists, which are merged',
  'src/features/dashboard/hooks/useTimeTaps.ts': 'the end of what runs, by one press',
  'src/features/dashboard/hooks/useVisitSteps.ts': 'a step of a visit, by one press',
  'src/features/google-my-business/hooks/useGoogleSettings.ts': 'a switch, by one press',
  'src/features/google-my-business/hooks/usePostActions.ts': 'a state, by one press',
  'src/features/hours/hooks/useWeekAnswer.ts': 'the sheet as it was when the question was asked',
  'src/features/inspections/hooks/useFillIn.ts': 'answers put together by item, upon what was filled in last',
  'src/features/inspections/hooks/useFinishing.ts':
    'a signature that is added to a list, and the completion with what was filled in here',
  'src/features/jobs/hooks/useWorkLines.ts': 'the lines as they were when the first one was touched',
  'src/features/leads/hooks/useMadeFromLead.ts': 'the lead as it was when the dialog opened, with its log merged',
  'src/features/nextdoor/hooks/usePostActions.ts': 'a state, by one press',
  'src/features/pricebook/hooks/useBulkEdit.ts': 'the items as they were selected',
  'src/features/reports/hooks/useReportViews.ts': 'a view that is added to a list or taken from it',
  'src/features/routing/hooks/usePinTargets.ts': 'the place as it was when the dialog opened',
  'src/features/visits/components/RescheduleRequest.tsx': 'an answer to a request, by one press',
  'src/features/website/components/SiteVersions.tsx': 'a whole version, which asks first',
};

/** Text fields of any kind. */
const FIELDS = /\b(?:TextInput|Textarea|NumberInput|Form(?:TextInput|Textarea|Number|Money|Phone|Tags|Date))\b/;

const isInKit = (path: string): boolean => path.startsWith('src/entities/record/') || path.startsWith('src/data/');
const sources = [...sourcesIn('src/features'), ...sourcesIn('src/entities'), ...sourcesIn('src/app')].filter(
  ({ path }) => !isInKit(path),
);

/** Whether a file takes `update` from `useSaveRecord`, or changes several records as one. */
const isUpdating = (text: string): boolean =>
  (/\b(?:partOf|writeTogether)\(/.test(text) && /\bupdate: /.test(text)) ||
  [...text.matchAll(/const (?:\{([^}]*)\}|(\w+)) = useSaveRecord\(/g)].some(([, taken = '', name = '']) =>
    name === '' ? /\bupdate\b/.test(taken) : new RegExp(`\\b${name}\\s*\\.update\\(`).test(text),
  );

describe('a record is changed', () => {
  const writers = sources.filter(({ text }) => isUpdating(text));

  it('through the kit, or with a stated reason why nothing is overwritten', () => {
    expect(writers.length).toBeGreaterThan(20);
    const told = writers
      .filter(({ path }) => !(path in WRITERS))
      .map(
        ({ path }) =>
          `${path} updates a record with useSaveRecord, whose base is the record on the screen or none: what a colleague saved meanwhile is overwritten without a question. Typed text goes through useRecordForm, or useConflictSave with the record as it was when the typing began; one press through usePressedChange, a decision through useDecision.`,
      );
    expect(told).toEqual([]);
  });

  it('by no listed file that is missing or no longer does', () => {
    const paths = new Set(writers.map(({ path }) => path));
    expect(Object.keys(WRITERS).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('with one click if nothing is typed', () => {
    const told = sources
      .filter(({ text }) => /\buse(?:PressedChange|Decision)\(/.test(text) && FIELDS.test(text))
      .map(
        ({ path }) =>
          `${path} shows a text field and changes a record by usePressedChange or useDecision, whose base is the record on the screen. Typed text goes through useRecordForm.`,
      );
    expect(told).toEqual([]);
  });
});
