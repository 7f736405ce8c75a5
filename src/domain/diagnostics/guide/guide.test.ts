import { describe, expect, it } from 'vitest';
import { FAULT_CODES } from './faultCodes';
import { nextStep } from './nextStep';
import { endOf, isQuestion, readWalk, SYMPTOM_TREES, walked, walkNotes, writeWalk } from './symptomTrees';

describe.each(SYMPTOM_TREES.map((tree) => [tree.title, tree] as const))('%s', (_title, tree) => {
  it('leads from each answer to a question or a result, and reaches every node', () => {
    const reached = new Set([tree.start]);
    for (const id of reached) {
      const node = tree.nodes[id];
      expect(node, id).toBeDefined();
      if (node && isQuestion(node)) for (const { go } of node.to) reached.add(go);
    }
    expect([...reached].toSorted()).toEqual(Object.keys(tree.nodes).toSorted());
  });

  it('gives each result a severity, ranked causes and a next step', () => {
    for (const node of Object.values(tree.nodes)) {
      if (isQuestion(node)) continue;
      expect(['repair', 'replace', 'watch', 'safety']).toContain(node.severity);
      expect(node.causes.length).toBeGreaterThan(0);
      expect(node.next).not.toBe('');
      // As text, because no one should have to read the tables' test names.
      expect(nextStep(node.next).text).not.toMatch(/\b[a-z]{3,}\.[a-z]{3,}/);
    }
  });
});

it('follows the answers, and stops at an unknown one', () => {
  const [tree] = SYMPTOM_TREES;
  if (!tree) throw new Error('There is no tree');
  const end = walked(tree, ['no', 'no', 'perhaps']).at(-1);
  expect(end).toMatchObject({ finding: 'No control power', severity: 'repair' });
});

it('lists fault codes with where to read them, the source and its certainty', () => {
  expect(FAULT_CODES).toHaveLength(6);
  for (const { where, source, certainty, codes } of FAULT_CODES) {
    expect([where, source, certainty]).not.toContain('');
    // No one should have to read the grades in our tables, either.
    expect(certainty).not.toMatch(/\bV\d\b/);
    expect(codes.length).toBeGreaterThan(2);
  }
  expect(FAULT_CODES[0]?.codes[3]).toEqual({ code: '4', meaning: 'locked rotor' });
});

it('stores a walk in the address and notes, and suggests what to measure next', () => {
  const walk = readWalk(writeWalk('no-cooling', ['no', 'no', 'perhaps']));
  expect(walk?.answers).toEqual(['no', 'no']);
  expect(walk && endOf(walk)?.finding).toBe('No control power');
  expect(walk && walkNotes(walk)).toMatch(
    /^Symptom: No cooling.*\nIs there 24 V .* No\.\n.*\nNo control power\. Likely: /,
  );
  expect(readWalk('no-such-tree~no')).toBeNull();
  expect(nextStep('refrigerant.superheat and refrigerant.subcooling after a restart')).toEqual({
    text: 'Superheat and subcooling after a restart',
    kinds: ['refrigerant-cooling'],
  });
});
