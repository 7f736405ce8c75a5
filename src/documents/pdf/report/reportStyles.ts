import { StyleSheet } from '@react-pdf/renderer';
import { FAINT, INK, RULE } from '../styles';

/** Heating and cooling colors on white paper, legible in grayscale too. */
export const HEAT = '#b8541a';
export const COOL = '#1d6fb8';
export const LATENT = '#8fbbe0';

const STATE = { fits: '#14603a', 'too small': '#9b1c1c', 'too large': '#8a5800', 'no load': FAINT } as const;
export const stateColor = (state: keyof typeof STATE): string => STATE[state];

export const reportStyles = StyleSheet.create({
  project: { fontSize: 20, fontWeight: 600, lineHeight: 1.2, marginTop: 4 },
  facts: { marginTop: 10 },
  fact: { paddingRight: 12, marginBottom: 7 },
  warning: {
    marginTop: 10,
    padding: 8,
    borderRadius: 4,
    borderLeftWidth: 3,
    borderLeftColor: '#c07c02',
    backgroundColor: '#fff4d9',
  },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 12, marginHorizontal: -4 },
  tileCell: { width: '33.33%', padding: 4 },
  tile: { borderRadius: 4, borderLeftWidth: 3, paddingVertical: 8, paddingHorizontal: 10 },
  tileValue: { fontSize: 15, fontWeight: 600, lineHeight: 1.25 },
  heading: { marginTop: 18, paddingBottom: 3, borderBottomWidth: 1, fontSize: 12, fontWeight: 600, lineHeight: 1.3 },
  subheading: { marginTop: 12, fontSize: 10, fontWeight: 600 },
  text: { marginTop: 5 },
  head: {
    flexDirection: 'row',
    paddingVertical: 4,
    paddingHorizontal: 5,
    marginTop: 5,
    borderRadius: 3,
    fontSize: 7,
    fontWeight: 600,
    lineHeight: 1.25,
  },
  line: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    paddingVertical: 2.4,
    paddingHorizontal: 5,
    borderBottomWidth: 0.6,
    borderBottomColor: RULE,
    fontSize: 8,
    lineHeight: 1.3,
  },
  lineSum: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    paddingVertical: 4,
    paddingHorizontal: 5,
    borderTopWidth: 1,
    borderTopColor: INK,
    fontSize: 8.5,
    fontWeight: 600,
    lineHeight: 1.3,
  },
  legend: { flexDirection: 'row', marginTop: 6, marginBottom: 4, fontSize: 7.5, color: FAINT },
  legendItem: { flexDirection: 'row', alignItems: 'center', marginRight: 14 },
  swatch: { width: 8, height: 8, borderRadius: 2, marginRight: 4 },
  barRow: { flexDirection: 'row', alignItems: 'center', marginBottom: 3 },
  barName: { width: 118, paddingRight: 8, fontSize: 8, lineHeight: 1.2 },
  bars: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  barLine: { flexDirection: 'row', alignItems: 'center', height: 9 },
  bar: { height: 6.5 },
  barText: { marginLeft: 4, fontSize: 7, color: FAINT, lineHeight: 1.2 },
  move: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingVertical: 3,
    borderBottomWidth: 0.6,
    borderBottomColor: RULE,
  },
  moveName: { width: 175, paddingRight: 8, fontSize: 8.5 },
  moveBars: { width: 150, height: 14 },
  moveText: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingLeft: 10, fontSize: 8, color: FAINT },
  choice: { marginTop: 8, padding: 8, borderWidth: 0.8, borderColor: RULE, borderRadius: 4 },
  choiceHead: { flexDirection: 'row', alignItems: 'flex-start', marginBottom: 2 },
  choiceName: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingRight: 10, fontWeight: 600 },
  choiceKind: { width: 150, textAlign: 'right', color: FAINT },
  finding: { flexDirection: 'row', marginTop: 4 },
  findingName: { width: 92 },
  findingState: { width: 58, fontWeight: 600 },
  findingText: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  note: { flexDirection: 'row', alignItems: 'flex-start', marginTop: 3 },
  noteSign: { width: 10, color: FAINT },
  noteText: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  disclaimer: { marginTop: 18, paddingTop: 8, borderTopWidth: 0.8, borderTopColor: RULE, fontSize: 8, color: FAINT },
});
