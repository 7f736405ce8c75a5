import {
  explainFeature,
  wrongRole,
  type ExplainedCompany,
  type ExplainedUser,
  type Explanation,
} from './explainFeature';
import { checkRouteAccess, featureOfPath, isKnownPath, rolesOfPath } from './routes';

export type RouteQuestion = { path: string; user: ExplainedUser; company: ExplainedCompany; now: string };

/** `opened`: only a sign-in is needed. `unknown`: there is no page for members at this address. */
export type RouteExplanation = Omit<Explanation, 'decidedBy'> & {
  decidedBy: Explanation['decidedBy'] | 'opened' | 'unknown';
  /** The guard's own words, and where it redirects those who may not. */
  verdict: string;
};

/** Explains why someone can or can't open an address: the guard's answer, with the role or the feature behind it. */
export function explainRoute({ path, user, company, now }: RouteQuestion): RouteExplanation {
  const decision = checkRouteAccess(path, user);
  const feature = featureOfPath(path);
  const roles = rolesOfPath(path);
  const { isReadOnly } = decision;
  const verdict = decision.isAllowed ? `opens: ${decision.why}` : `${decision.why}; leads to ${decision.redirectTo}`;
  const isOn = decision.isAllowed && !isReadOnly;
  if (!isKnownPath(path))
    return {
      isOn,
      decidedBy: 'unknown',
      sentence: 'The app has no page for your team at this address. The public site may have one.',
      until: '',
      mend: null,
      verdict,
      isReadOnly,
    };
  if (roles && !roles.includes(user.role))
    return { until: '', ...wrongRole(user, roles), isOn: false, isReadOnly, verdict };
  // The feature's own page may need a role that this address doesn't, so the guard's answer applies.
  if (feature) return { ...explainFeature({ feature, user, company, now }), isOn, isReadOnly, verdict };
  const sentence = roles ? `${user.name}’s role may open it.` : 'Everyone who is signed in may open it.';
  return { isOn: true, decidedBy: roles ? 'role' : 'opened', sentence, until: '', mend: null, verdict, isReadOnly };
}
