import { NUMBER, numberOf } from './numberWords';
import { periodsIn } from './periods';
import { sayDeposits, sayRanking, sayToInvoice } from './sayMoney';
import { after, ask, call, jobs, resultOf, say, type Rule } from './steps';
import { textOf } from './turn';

/** Returns how many are asked for, as in “top 5”; otherwise all of them. */
const mostIn = (question: string): number => {
  const [, behind, before] = MOST.exec(question) ?? [];
  return numberOf(behind ?? before) ?? Infinity;
};
const RANKED = 'top|first|worst|best|biggest|largest';
const MOST = new RegExp(`\\b(?:(?:${RANKED}) ${NUMBER}|${NUMBER} (?:${RANKED}))\\b`, 'i');

/** Rules about the current state of money: deposits, who owes or was invoiced most, uninvoiced work. */
export const STANDING_RULES: readonly Rule[] = [
  {
    pattern: /\bwe (?:still |currently |now )?owe\b/i,
    needs: [],
    next: () =>
      say(
        'I have no figures on what your company owes. I know what customers owe you, and the sales tax that you invoiced.',
      ),
  },
  {
    pattern: /\bdeposits?\b|\bprepa(?:id|yments?)\b/i,
    needs: ['find_deposits'],
    knows:
      /\b(?:deposits?|prepa(?:id|yments?)|hold(?:ing)?|held|open|waiting|paid|received|customers?|estimates?|invoices?|not|without|money|unapplied)\b/i,
    next: (turn) => after(turn, call('find_deposits', {}), (data) => say(sayDeposits(data))),
  },
  {
    pattern:
      /\b(?:owes?|owing|debts?|debtors?|behind|balances?)\b.*\b(?:most|biggest|largest|highest|top)\b|\b(?:most|biggest|largest|highest|top|worst)\b.*\b(?:owes?|owing|owed|debts?|debtors?|balances?|unpaid|receivables)\b/i,
    needs: ['rank_customers'],
    knows: new RegExp(
      `${MOST.source}|\\b(?:owes?|owing|owed|debts?|debtors?|behind|balances?|most|biggest|largest|highest|top|worst|customers?|clients?|unpaid|open|receivables|money|rank(?:ed|ing)?|\\d+)\\b`,
      'i',
    ),
    next: (turn) =>
      after(turn, call('rank_customers', { by: 'owed', year: null }), (data) =>
        say(sayRanking(data, mostIn(turn.question))),
      ),
  },
  {
    pattern:
      /\b(?:best|top|biggest|largest|most valuable|most important)\b.*\b(?:customers?|clients?|accounts?)\b|\b(?:customers?|clients?|who)\b.*\b(?:spen[dt]|spends|paid|bought|invoiced|billed|brought|earn(?:ed)?|made|make)\b.*\b(?:most|more)\b|\b(?:customers?|clients?|who)\b.*\bmost\b.*\b(?:money|revenue|sales|spen[dt])\b/i,
    needs: ['rank_customers'],
    knows: new RegExp(
      `${MOST.source}|\\b(?:best|top|biggest|largest|most|more|valuable|important|customers?|clients?|accounts?|spen[dt]|spends|spending|paid|bought|invoiced|billed|brought|earn(?:ed)?|made|make|in|money|revenue|sales|ever|rank(?:ed|ing)?|\\d{1,2})\\b`,
      'i',
    ),
    takesPeriods: true,
    next: (turn) => {
      const { today } = turn.context;
      const [period] = periodsIn(turn.question, today);
      if (period && period.unit !== 'year')
        return say('I rank customers by year only. Ask for this year or last year.');
      const year = (period?.from ?? today).slice(0, 4);
      return after(turn, call('rank_customers', { by: 'invoiced', year }), (data) =>
        say(sayRanking(data, mostIn(turn.question))),
      );
    },
  },
  {
    pattern:
      /\b(?:to (?:be )?(?:invoiced?|billed?)|(?:not|n[’']t) (?:yet |been |get |got |gotten )*(?:invoiced|billed)|(?:un|without an? )(?:invoiced?|billed))\b|n[’']t (?:yet |been |get |got |gotten )*(?:invoiced|billed)\b/i,
    needs: ['find_jobs', 'read_pipeline'],
    knows:
      /\b(?:to (?:be )?(?:invoiced?|billed?)|(?:not|\w+n[’']t) (?:yet |been |get |got |gotten |we |you |i )*(?:invoiced|billed)|un(?:invoiced|billed)|without an? invoice|customers?|jobs?|work|finished|completed?|waiting|left|still|work|done|ready)\b/i,
    next: (turn) => {
      const seen = resultOf(turn, 'read_pipeline');
      if (!seen) return ask(call('read_pipeline', {}), jobs({ state: 'to-invoice' }));
      if (seen.isError) return say(textOf(seen.data['error']));
      const list = resultOf(turn, 'find_jobs');
      return say(sayToInvoice(seen.data, list && !list.isError ? list.data : {}));
    },
  },
];
