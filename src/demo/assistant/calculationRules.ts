import { sayPlumbing } from './say';
import { call, say, after, openOf, type Rule } from './steps';

/** Rules for questions to the plumbing engine. */
export const CALCULATION_RULES: readonly Rule[] = [
  {
    pattern: /\b(?:pipes?|wsfu|fixture units|gpm|plumbing|sized|water demand)\b/i,
    needs: ['read_plumbing'],
    next: (turn) => {
      const pipes = openOf(turn, 'plumbingCalc');
      return pipes === ''
        ? say('Open a plumbing calculation first.')
        : after(turn, call('read_plumbing', { plumbing_id: pipes }), (data) => say(sayPlumbing(data)));
    },
  },
];
