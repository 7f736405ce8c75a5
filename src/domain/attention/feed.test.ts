import { describe, expect, it } from 'vitest';
import { attentionFeed, beginningOf } from './feed';
import type { AttentionItem, AttentionKind } from './item';

const item = (kind: AttentionKind, at: string, isNews = false): AttentionItem => ({
  id: `${kind}:${at}`,
  kind,
  title: '',
  detail: '',
  at,
  action: { label: 'Open', to: '/' },
  isNews,
});
const NONE = { dismissed: new Set<string>(), totals: {}, cut: new Set<AttentionKind>() };

describe('the feed', () => {
  it('is empty when nothing needs attention', () => {
    expect(attentionFeed([], NONE)).toEqual({ groups: [], count: 0, isCut: false });
  });

  it('starts with urgent items, newest news first and oldest debts first', () => {
    const items = [
      item('paid', '2026-01-11', true),
      item('overdue', '2026-01-05'),
      item('paid', '2026-01-12', true),
      item('overdue', '2026-01-02'),
      item('late', '2026-01-12'),
    ];
    const { groups, count } = attentionFeed(items, NONE);
    expect(groups.map(({ kind, items: own }) => [kind, ...own.map(({ at }) => at)])).toEqual([
      ['late', '2026-01-12'],
      ['overdue', '2026-01-02', '2026-01-05'],
      ['paid', '2026-01-12', '2026-01-11'],
    ]);
    expect(count).toBe(5);
  });

  it('shows three of each kind, with a link to the rest', () => {
    const four = ['1', '2', '3', '4'].map((at) => item('late', at));
    const [group] = attentionFeed(four, NONE).groups;
    expect(group?.items).toHaveLength(3);
    expect(group?.rest).toEqual({ label: 'All 4 late jobs', to: '/jobs?view=late' });
    expect(attentionFeed(four.slice(1), NONE).groups[0]?.rest).toBeNull();
  });

  it('counts unread items if known, and otherwise says “all”', () => {
    const some = [item('unscheduled', '1'), item('overdue', '1')];
    const cut = new Set<AttentionKind>(['unscheduled', 'overdue']);
    const feed = attentionFeed(some, { ...NONE, cut, totals: { unscheduled: 18 } });
    expect(feed.groups.map(({ rest }) => rest?.label)).toEqual(['All 18 unscheduled jobs', 'All overdue invoices']);
    expect(feed).toMatchObject({ count: 19, isCut: true });
  });

  it('can be shortened to its beginning', () => {
    const items = [item('late', '1'), item('late', '2'), item('overdue', '1'), item('paid', '1')];
    const groups = beginningOf(attentionFeed(items, NONE).groups, 3);
    expect(groups.map(({ kind, items: own }) => [kind, own.length])).toEqual([
      ['late', 2],
      ['overdue', 1],
    ]);
  });

  it('hides dismissed news, but not to-dos', () => {
    const items = [item('paid', '1', true), item('late', '1')];
    const dismissed = new Set(['paid:1', 'late:1']);
    expect(attentionFeed(items, { ...NONE, dismissed }).groups.map(({ kind }) => kind)).toEqual(['late']);
  });
});
