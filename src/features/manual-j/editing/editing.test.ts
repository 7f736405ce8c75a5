import { describe, expect, it } from 'vitest';
import { readHouse, writeHouse } from '@/domain/load-calc/project/house';
import { NO_TOTALS, type LoadProject } from '@/domain/load-calc/project/schema';
import type { Stored } from '@/domain/record/schema';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { acceptValue, refuse, withHouse, type Draft } from './acceptValue';
import { directionText, readDirection } from './direction';
import { createCalculationEditor } from '@/entities/calculation/calculationEditor';
import type { DraftKeeper } from '@/entities/calculation/draftKeeper';
import { endStep, recordStep, redoStep, startHistory, undoStep } from '@/entities/calculation/history';
import { fieldText, readNumber, readQuantity } from '@/domain/calculation/numberText';
import { keyOfPath, pathOfKey, withValueAt } from '@/domain/load-calc/edit/path';
import { LOAD_KIND, workOf, type Work } from './work';

const audit = {
  id: 'm1',
  createdBy: 'u',
  createdAt: '',
  updatedBy: 'u',
  updatedAt: '',
  revision: 'r1',
  baseRevision: '',
};
const project = (fields: Partial<LoadProject> = {}): Stored<LoadProject> => ({
  number: 'L26-AAAAA',
  searchWords: [],
  title: 'House',
  address: '',
  customerId: '',
  customerName: '',
  propertyId: '',
  jobId: '',
  notes: '',
  revisionNumber: 0,
  mode: 'full',
  quick: '',
  house: writeHouse(buildLoadInputs()),
  station: null,
  considered: [],
  ducts: '',
  floorPlan: '',
  totals: NO_TOTALS,
  ...audit,
  ...fields,
});
const draftOf = (): Draft => {
  const work = workOf(project());
  if (!work) throw new Error('damaged');
  return { ...work, refused: {} };
};
const text = (read: ReturnType<typeof readNumber>): number | string => (read.ok ? read.value : read.message);

describe('input in a number field', () => {
  it.each([
    ['96', 96],
    ['12x8', 96],
    ['12*8+3', 99],
    ["12'6\" x 8'", 100],
    ["12'6 x 8", 100],
    ['1,200', 1200],
    ['12,5', 12.5],
    ['2×(3+4.5)', 15],
    ['-5', -5],
    ['6"', 0.5],
  ] as const)('reads %s as %d', (typed, value) => {
    expect(text(readNumber(typed))).toBeCloseTo(value, 9);
  });

  it.each(['', 'x', '12x', '(3', '3 4', 'ten', '1/0'])('refuses “%s”', (typed) =>
    expect(readNumber(typed).ok).toBe(false),
  );

  it('uses the displayed units', () => {
    expect(text(readQuantity('3x2.5', 'area', 'si'))).toBeCloseTo(80.7293, 3);
    expect([fieldText(80.72931, 'area', 'si'), fieldText(12.35, 'rValue', 'us')]).toEqual(['7.5', '12.35']);
  });

  it('can be a direction', () => {
    expect(['sw', 'South-West', '225°', '-90', 'NNE', 'up'].map(readDirection)).toEqual([
      225,
      225,
      225,
      -90,
      22.5,
      null,
    ]);
    expect([225, 200, 22.5, -90].map(directionText)).toEqual(['SW', '200°', 'NNE', 'W']);
  });
});

describe('keys of parts of a house', () => {
  it('stay valid when earlier entries are removed', () => {
    const house = buildLoadInputs();
    const key = keyOfPath(house, ['windows', 2, 'uFactor']);
    expect(pathOfKey({ ...house, windows: house.windows?.slice(1) }, key)).toEqual(['windows', 1, 'uFactor']);
    expect(pathOfKey({ ...house, windows: [] }, key)).toBeNull();
    const next = withValueAt(house, ['windows', 2, 'uFactor'], 0.3);
    expect([
      next.windows?.[2]?.uFactor,
      next.walls === house.walls,
      withValueAt(house, ['building', 'bedrooms'], undefined).building,
    ]).toEqual([0.3, true, expect.not.objectContaining({ bedrooms: 3 })]);
  });
});

describe('the undo history', () => {
  it('treats typing in one field as one step, and keeps a hundred', () => {
    let history = startHistory(0);
    for (let value = 1; value <= 3; value += 1) history = recordStep(history, value, 'area');
    expect([undoStep(history).present, redoStep(undoStep(history)).present]).toEqual([0, 3]);
    history = recordStep(endStep(history), 4, 'area');
    expect(undoStep(history).present).toBe(3);
    for (let value = 5; value <= 150; value += 1) history = recordStep(history, value);
    for (let step = 0; step < 100; step += 1) history = undoStep(history);
    expect(history.present).toBe(50);
    expect(recordStep(history, 0).future).toEqual([]);
  });
});

describe('an invalid value', () => {
  it('stays in its field with the reason, without changing the house', () => {
    const draft = draftOf();
    const next = acceptValue(draft, ['windows', 0, 'uFactor'], 3, '3');
    expect([next.house === draft.house, Object.values(next.refused)]).toEqual([
      true,
      [
        expect.objectContaining({
          text: '3',
          message: expect.stringContaining('U-factor must be 0.05 to 1.4') as string,
        }),
      ],
    ]);
    expect(acceptValue(next, ['windows', 0, 'uFactor'], 0.4, '0.4')).toMatchObject({
      refused: {},
      house: { windows: { 0: { uFactor: 0.4 } } },
    });
    expect(acceptValue(draft, ['walls', 0, 'grossAreaFt2'], undefined, '').refused).toHaveProperty(
      [keyOfPath(draft.house, ['walls', 0, 'grossAreaFt2']), 'message'],
      'Gross area of the wall is missing',
    );
  });

  it('is tried again after other changes, and removed with its entry', () => {
    const start = withHouse(
      draftOf(),
      withValueAt(draftOf().house, ['windows', 0, 'overhang'], {
        depthFt: 0,
        distanceToTopOfWindowFt: 0,
        distanceToBottomOfWindowFt: 0,
      }),
    );
    const waiting = acceptValue(start, ['windows', 0, 'overhang', 'depthFt'], 2, '2');
    expect(Object.keys(waiting.refused)).toHaveLength(1);
    const fits = acceptValue(waiting, ['windows', 0, 'overhang', 'distanceToBottomOfWindowFt'], 5, '5');
    expect([fits.refused, fits.house.windows?.[0]?.overhang?.depthFt]).toEqual([{}, 2]);
    const gone = withHouse(refuse(start, ['doors', 0, 'r'], { text: 'x', message: 'no number' }), {
      ...start.house,
      doors: [],
    });
    expect(gone.refused).toEqual({});
  });
});

type OpenOptions = {
  fails?: boolean;
  kept?: ReturnType<DraftKeeper<LoadProject, Work>['read']>;
  /** Fields saved by others, which are kept instead of the ones sent. */ theirs?: Partial<LoadProject>;
};

describe('the load editor', () => {
  const open = (options: OpenOptions = {}) => {
    const written: Partial<LoadProject>[] = [];
    const state = { kept: options.kept ?? null, revision: 1, stored: project(), fails: options.fails === true };
    const keeper: DraftKeeper<LoadProject, Work> = {
      read: () => state.kept,
      keep: (base, _from, draft) => {
        state.kept = { base, changes: { title: draft.title, house: writeHouse(draft.house) }, refused: draft.refused };
      },
      forget: () => {
        state.kept = null;
      },
    };
    const editor = createCalculationEditor({
      kind: LOAD_KIND,
      project: project(),
      keeper,
      write: (_base, changes) => {
        if (state.fails) return Promise.reject(new Error('no'));
        written.push(changes);
        state.revision += 1;
        state.stored = { ...state.stored, ...changes, ...options.theirs, revision: `r${state.revision}` };
        return Promise.resolve(state.stored);
      },
    });
    if (!editor) throw new Error('damaged');
    return { editor, written, state };
  };

  it('saves changes with totals, and nothing twice', async () => {
    const { editor, written, state } = open();
    editor.change('', (draft) => acceptValue(draft, ['windows', 0, 'areaFt2'], 50, '50'));
    expect(editor.state().isDirty).toBe(true);
    editor.leave();
    expect(state.kept).not.toBeNull();
    await editor.save();
    await Promise.resolve();
    expect(written).toEqual([
      { house: expect.any(String) as string, totals: expect.objectContaining({ roomCount: 2 }) as object },
    ]);
    expect([
      editor.state().isDirty,
      state.kept,
      readHouse(written[0]?.house ?? '').inputs?.windows?.[0]?.areaFt2,
    ]).toEqual([false, null, 50]);
    editor.undo();
    await editor.save();
    expect(readHouse(written[1]?.house ?? '').inputs?.windows?.[0]?.areaFt2).toBe(30);
  });

  it('keeps unsaved changes with a notice, and restores them after a reload', async () => {
    const { editor, state } = open({ fails: true });
    editor.change('title', (draft) => ({ ...draft, title: 'Other' }));
    editor.leave();
    await editor.save();
    expect(editor.state()).toMatchObject({ phase: { kind: 'failed' }, isDirty: true });
    const again = open({ kept: state.kept });
    expect(again.editor.state()).toMatchObject({ isDirty: true, history: { present: { title: 'Other' } } });
    await again.editor.save();
    expect(again.written).toEqual([{ title: 'Other' }]);
  });

  it('takes theirs even when a field is left while that is being saved', async () => {
    const house = buildLoadInputs();
    const theirs = writeHouse({ ...house, rooms: [...(house.rooms ?? []), { id: 'office', floorAreaFt2: 90 }] });
    const { editor, written } = open({ theirs: { house: theirs } });
    const type = () =>
      editor.change('windows.0.areaFt2', (draft) => acceptValue(draft, ['windows', 0, 'areaFt2'], 50, '50'));
    type();
    const saving = editor.save();
    type();
    editor.settle();
    await saving;
    const { history, isDirty } = editor.state();
    expect([history.present.house.rooms?.length, isDirty, written.length]).toEqual([3, false, 1]);
  });

  it('adopts others’ changes, including in its history, but never an older state', async () => {
    const { editor, state } = open();
    editor.change('', (draft) => acceptValue(draft, ['windows', 0, 'areaFt2'], 50, '50'));
    await editor.save();
    expect(editor.adopt(project())).toBe(false);
    expect(editor.adopt({ ...state.stored, title: 'Theirs', revision: 'x' })).toBe(true);
    editor.undo();
    expect(editor.state().history.present).toMatchObject({
      title: 'Theirs',
      house: { windows: { 0: { areaFt2: 30 } } },
    });
  });
});
