import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { NSPC_HORIZONTAL, ROOF_AREAS } from './tables/stormPipes';
import { stormArea, stormSize } from './storm';

const answerOf = (calculator: typeof stormSize, inputs: object) => {
  const { answer } = calculator.calculate(inputs);
  if (!answer) throw new Error('no answer');
  return {
    ...answer,
    grade: z.object({ grade: z.string() }).parse(answer.why).grade,
    words: answer.warnings.map(({ message }) => message).join('; '),
  };
};

describe('unverified storm table cells', () => {
  it('are marked when a size is read from them', () => {
    // 30,200 sq ft of 6 in at 1/4 in/ft is from memory; 21,400 at 1/8 is the example of UPC Appendix D.
    const unread = answerOf(stormSize, { code: 'UPC', gpm: 300, slopeInPerFt: 0.25 });
    expect(unread).toMatchObject({ sizeIn: 6, grade: 'M' });
    expect(unread.words).toContain('6 in, 1/4 in/ft: not verified');
    const read = answerOf(stormSize, { code: 'UPC', gpm: 200, slopeInPerFt: 0.125 });
    expect(read).toMatchObject({ sizeIn: 6, grade: 'V1' });
    expect(read.words).not.toContain('not verified');
  });

  it('are marked when the next smaller size’s capacity matters', () => {
    // 8 in at 1/2 in/ft was read, 3 in was not: 60 gpm in 4 in depends on the capacity of 3 in.
    const four = answerOf(stormSize, { code: 'UPC', gpm: 100, slopeInPerFt: 0.5 });
    expect(four).toMatchObject({ sizeIn: 4, grade: 'V1' });
    expect(four.words).toContain('3 in, 1/2 in/ft: not verified');
  });

  it('are not marked for an amendment with its own source', () => {
    const amendments = [
      { table: ROOF_AREAS.id, row: '6', column: '1/4', value: 314, source: 'King County 1103.2, 2021' },
    ];
    const amended = answerOf(stormArea, { code: 'UPC', pipeIn: 6, slopeInPerFt: 0.25, rainInPerHr: 1, amendments });
    expect(amended.grade).toBe('V1');
    expect(amended.words).not.toContain('not verified');
  });

  it('include all horizontal NSPC pipes', () => {
    expect(NSPC_HORIZONTAL.unread.size).toBe(NSPC_HORIZONTAL.rows.size * NSPC_HORIZONTAL.columns.length);
    const nspc = answerOf(stormSize, { code: 'NSPC', gpm: 225, slopeInPerFt: 0.125 });
    expect(nspc).toMatchObject({ sizeIn: 8, grade: 'M' });
    expect(nspc.words).toContain('not verified');
    expect(answerOf(stormSize, { code: 'NSPC-2006', gpm: 100 })).toMatchObject({ sizeIn: 4, grade: 'V1', words: '' });
  });
});

it('calculates an IPC before 2015 by its own table, without a warning', () => {
  const old = answerOf(stormSize, { code: 'IPC-2012', gpm: 78, slopeInPerFt: 0.125 });
  expect(old).toMatchObject({ sizeIn: 4, capacityGpm: 78.2, otherEditionSizeIn: 4 });
  expect(old.words).toBe('');
});
