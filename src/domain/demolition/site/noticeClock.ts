import { followingWorkingDay, latestAsbestosNotice, startOverAllLayers } from '../asbestos';
import { asbestosAmounts, noticeLayers, type AsbestosAmounts, type Building, type NoticeLayer } from './noticeLayers';
import { asbestosNoticeSchema, type AsbestosNotice, type SiteFile } from './siteFileSchema';

/** A change of at least this share requires an updated notice (asb-us-renotify). */
const AMOUNT_CHANGE_PERCENT = 20;

/** The action needed for the notice, and its deadline ('' = now). */
type NoticeDuty = {
  id: 'send' | 'survey' | 'later' | 'earlier' | 'amount' | 'emergency';
  text: string;
  dueOn: string;
};

/**
 * `not-required`: no layer requires a notice. `to-send`: a layer that does hasn't been sent one. `waiting`: sent, and the waiting period
 * is running. `ready`: work may begin. `out-of-date`: sent, but the start or the amounts have changed since.
 */
export type NoticeState = 'not-required' | 'to-send' | 'waiting' | 'ready' | 'out-of-date';

export type NoticeClock = {
  state: NoticeState;
  layers: NoticeLayer[];
  amounts: AsbestosAmounts;
  /** The first day work may begin by every layer and by the last notice; '' = not known yet. */
  earliestStart: string;
  /** The last day for the first notice across all layers; '' = no start is planned, or none is required. */
  latestNotice: string;
  duties: NoticeDuty[];
};

type NoticeSite = Building & Pick<SiteFile, 'startsOn' | 'notices' | 'isEmergency' | 'emergencyOn' | 'surveyedOn'>;

/**
 * Returns a site's asbestos notice status across all layers of law on `today` (YYYY-MM-DD). Method C1: the latest start of all layers
 * applies, work never begins on a day other than the one in the last notice, and an earlier start or amounts changed by a fifth need a
 * new one.
 */
export function noticeClock(site: NoticeSite, today: string): NoticeClock {
  const layers = noticeLayers(site, today);
  const asked = layers.filter(({ isRequired }) => isRequired);
  const last = lastNotice(site.notices);
  const duties = [
    ...surveyDuty(site),
    ...(asked.length === 0 ? [] : [...sendDuties(site, asked), ...(last ? changeDuties(site, last, today) : [])]),
  ];
  const isSent = asked.every(({ sentOn }) => sentOn !== '');
  const earliestStart =
    asked.length === 0 || !isSent
      ? ''
      : startOverAllLayers([
          // An ordered demolition begins immediately after its notice.
          ...(isUrgent(site) ? [] : asked.map((layer) => layer.earliestStart)),
          last?.startsOn ?? '',
        ]);
  return {
    state: stateOf({ isAsked: asked.length > 0, isSent, earliestStart, duties, today }),
    layers,
    amounts: asbestosAmounts(site.hazards),
    earliestStart,
    latestNotice: isUrgent(site) ? followingWorkingDay(site.emergencyOn) : latestNoticeOf(asked),
    duties,
  };
}

/** Returns the last day for a notice that satisfies all of the given layers; '' if no start is planned. */
const latestNoticeOf = (layers: readonly NoticeLayer[]): string =>
  layers
    .map(({ latestNotice }) => latestNotice)
    .filter((day) => day !== '')
    .toSorted()[0] ?? '';

/** Whether a duty follows from what has changed since the last notice. */
const isOfChange = ({ id }: NoticeDuty): boolean => id === 'later' || id === 'earlier' || id === 'amount';

const isUrgent = ({ isEmergency, emergencyOn }: NoticeSite): boolean => isEmergency && emergencyOn !== '';

const lastNotice = (notices: readonly AsbestosNotice[]): AsbestosNotice | undefined =>
  notices.toSorted((a, b) => (a.sentOn < b.sentOn ? 1 : -1))[0];

function surveyDuty({ surveyedOn, startsOn }: NoticeSite): NoticeDuty[] {
  if (surveyedOn !== '') return [];
  return [{ id: 'survey', text: 'Have the building surveyed for asbestos before work begins.', dueOn: startsOn }];
}

/** The layers that have no notice yet. */
function sendDuties(site: NoticeSite, asked: readonly NoticeLayer[]): NoticeDuty[] {
  const open = asked.filter(({ sentOn }) => sentOn === '');
  if (open.length === 0) return [];
  if (isUrgent(site))
    return [
      {
        id: 'emergency',
        text: 'Notify the agency no later than the next working day, and attach the order.',
        dueOn: followingWorkingDay(site.emergencyOn),
      },
    ];
  return [{ id: 'send', text: 'Send the notice.', dueOn: latestNoticeOf(open) }];
}

/** What has changed since the last notice. */
function changeDuties(site: NoticeSite, last: AsbestosNotice, today: string): NoticeDuty[] {
  const { startsOn } = site;
  return [
    ...(startsOn !== '' && startsOn > last.startsOn
      ? [
          {
            id: 'later' as const,
            text: 'The start moved later: call the agency before, and notify it in writing no later than the old start.',
            dueOn: last.startsOn,
          },
        ]
      : []),
    ...(startsOn !== '' && startsOn < last.startsOn && !isUrgent(site)
      ? [
          {
            id: 'earlier' as const,
            text: 'The start moved earlier: send a new notice; the working days begin again.',
            dueOn: latestAsbestosNotice(startsOn),
          },
        ]
      : []),
    ...(hasAmountChanged(asbestosAmounts(site.hazards), last) && site.hazards.every(({ removedOn }) => removedOn === '')
      ? [
          {
            id: 'amount' as const,
            text: `An amount of asbestos changed by ${AMOUNT_CHANGE_PERCENT}% or more since the notice: update it.`,
            dueOn: today,
          },
        ]
      : []),
  ];
}

/** Whether any measure differs from what was notified by a fifth or more. */
function hasAmountChanged(now: AsbestosAmounts, notified: AsbestosAmounts): boolean {
  return (['linearFeet', 'squareFeet', 'cubicFeet'] as const).some((measure) => {
    const before = notified[measure];
    const difference = Math.abs(now[measure] - before);
    return difference > 0 && difference * 100 >= before * AMOUNT_CHANGE_PERCENT;
  });
}

function stateOf(given: {
  isAsked: boolean;
  isSent: boolean;
  earliestStart: string;
  duties: readonly NoticeDuty[];
  today: string;
}): NoticeState {
  if (!given.isAsked) return 'not-required';
  if (!given.isSent) return 'to-send';
  if (given.duties.some(isOfChange)) return 'out-of-date';
  return given.today < given.earliestStart ? 'waiting' : 'ready';
}

/** One mark of the timeline. `tone`: how it stands on the day it was asked for. */
export type NoticeEvent = { on: string; label: string; tone: 'done' | 'due' | 'late' | 'plain' };

/** What happened and what is due, by day, for the timeline. */
export function noticeTimeline(site: NoticeSite, clock: NoticeClock, today: string): NoticeEvent[] {
  const due = (day: string): NoticeEvent['tone'] => (day < today ? 'late' : 'due');
  const open = clock.layers.filter(({ isRequired, sentOn }) => isRequired && sentOn === '');
  const events: NoticeEvent[] = [
    { on: site.surveyedOn, label: 'Survey', tone: 'done' },
    ...site.notices.map(({ sentOn, number }): NoticeEvent => ({
      on: sentOn,
      label: number === '' ? 'Notice sent' : `Notice ${number} sent`,
      tone: 'done',
    })),
    ...(open.length > 0
      ? [{ on: clock.latestNotice, label: 'Last day for the notice', tone: due(clock.latestNotice) }]
      : []),
    ...clock.duties.filter(isOfChange).map(({ dueOn, id }): NoticeEvent => ({
      on: dueOn,
      label: id === 'amount' ? 'Updated notice due' : 'Changed notice due',
      tone: due(dueOn),
    })),
    { on: clock.earliestStart, label: 'Earliest start by the notices', tone: 'plain' },
    { on: site.startsOn, label: 'Planned start', tone: 'plain' },
  ];
  return events.filter(({ on }) => on !== '').toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

/** The first day of work after a notice sent on `sentOn`, over all layers that ask for one; what a form proposes. */
export function proposedStart(site: NoticeSite, sentOn: string): string {
  const notice = asbestosNoticeSchema.parse({ id: 'proposed', sentOn, startsOn: sentOn });
  return startOverAllLayers(
    noticeLayers({ ...site, notices: [notice] }, sentOn).map(({ earliestStart }) => earliestStart),
  );
}
