import { StyleSheet } from '@react-pdf/renderer';
import type { PaperCompany } from '@/domain/paper/schema';
import { BRAND_FONT_FACTS, DEFAULT_BRAND_FONT } from '@/domain/brand/fonts';
import { brandColors, textOn } from '@/domain/brand/legibility';

export const INK = '#1b1f24';
export const FAINT = '#5a6472';
export const RULE = '#d9dee4';
/** Background next to photos narrower than their space. */
export const PHOTO_GROUND = '#f1f3f5';

/** A company's colors adjusted for paper: text is legible on white, whatever was chosen. */
export type Brand = {
  bar: string;
  barText: string;
  text: string;
  tint: string;
  accent: string;
  accentText: string;
  /** The page's font; glyphs it lacks, such as Cyrillic, come from Inter. */
  fontFamily: string[];
};

export function brandOf({ primaryColor, accentColor, kit }: PaperCompany): Brand {
  const { fill, onFill, link, tint } = brandColors(primaryColor);
  const { family } = BRAND_FONT_FACTS[kit?.font ?? DEFAULT_BRAND_FONT];
  return {
    bar: fill,
    barText: onFill,
    text: link,
    tint,
    accent: accentColor,
    accentText: textOn(accentColor),
    fontFamily: [...new Set([family, 'Inter'])],
  };
}

export const styles = StyleSheet.create({
  page: { fontFamily: 'Inter', fontSize: 9, color: INK, paddingTop: 40, paddingBottom: 56, paddingHorizontal: 40 },
  content: { fontSize: 9, lineHeight: 1.4 },
  topBar: { position: 'absolute', top: 0, left: 0, right: 0, height: 6 },
  strong: { fontWeight: 600 },
  faint: { color: FAINT },
  small: { fontSize: 8 },
  link: { textDecoration: 'underline', color: FAINT },
  row: { flexDirection: 'row' },
  rowTop: { flexDirection: 'row', alignItems: 'flex-start' },
  grows: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  head: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 20 },
  logo: { maxWidth: 170, maxHeight: 56, marginBottom: 8, objectFit: 'contain', objectPosition: 'left' },
  companyName: { fontSize: 14, fontWeight: 600, lineHeight: 1.25 },
  tagline: { marginBottom: 3 },
  what: { width: 210, alignItems: 'flex-end' },
  title: { fontSize: 22, fontWeight: 600, lineHeight: 1.2, textAlign: 'right' },
  stamp: {
    alignSelf: 'flex-end',
    marginTop: 6,
    paddingVertical: 2,
    paddingHorizontal: 8,
    borderWidth: 1.2,
    borderRadius: 3,
    fontSize: 9,
    fontWeight: 600,
    textTransform: 'uppercase',
    letterSpacing: 0.8,
  },
  block: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingRight: 16 },
  label: { fontSize: 7.5, color: FAINT, marginBottom: 2 },
  headline: { borderRadius: 4, paddingVertical: 8, paddingHorizontal: 12, marginTop: 6 },
  headlineAmount: { fontSize: 16, fontWeight: 600, lineHeight: 1.25 },
  fact: { flexDirection: 'row', alignItems: 'flex-start', justifyContent: 'space-between', marginBottom: 2 },
  message: { marginTop: 16 },
  section: { marginTop: 18 },
  sectionTitle: { fontSize: 12, fontWeight: 600, lineHeight: 1.3 },
  badge: { borderRadius: 3, paddingVertical: 1, paddingHorizontal: 6, marginLeft: 8, fontSize: 7.5, fontWeight: 600 },
  tableHead: {
    flexDirection: 'row',
    paddingVertical: 5,
    paddingHorizontal: 6,
    borderRadius: 3,
    marginTop: 6,
    marginBottom: 2,
    fontSize: 8,
    fontWeight: 600,
  },
  tableRow: {
    paddingVertical: 6,
    paddingHorizontal: 6,
    borderBottomWidth: 0.6,
    borderBottomColor: RULE,
  },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingRight: 10 },
  quantity: { width: 72, textAlign: 'right', paddingLeft: 6 },
  amount: { width: 84, textAlign: 'right', paddingLeft: 6 },
  date: { width: 72, paddingRight: 6 },
  photo: { width: 44, height: 44, objectFit: 'cover', borderRadius: 3, marginRight: 8 },
  photoGrid: { marginTop: 14 },
  photoTile: { width: 177, paddingRight: 9, marginBottom: 9 },
  photoLarge: { width: 168, height: 128, objectFit: 'cover', borderRadius: 3, marginRight: 0 },
  totals: { alignSelf: 'flex-end', width: 300, marginTop: 6, paddingHorizontal: 6 },
  total: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2.5 },
  totalStrong: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingVertical: 4,
    marginTop: 2,
    borderTopWidth: 0.8,
    borderTopColor: INK,
    fontSize: 10.5,
    fontWeight: 600,
  },
  totalLabel: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingRight: 12 },
  aging: { marginTop: 14, borderRadius: 4, paddingVertical: 8, paddingHorizontal: 6 },
  agingCell: { paddingHorizontal: 4 },
  closing: { marginTop: 18 },
  signature: { marginTop: 20, borderTopWidth: 0.8, borderTopColor: RULE, paddingTop: 10 },
  signatureName: { fontSize: 15, fontWeight: 600, lineHeight: 1.4 },
  signatureImage: { height: 54, maxWidth: 220, objectFit: 'contain', objectPosition: 'left', marginBottom: 4 },
  footer: {
    position: 'absolute',
    bottom: 24,
    left: 40,
    right: 40,
    flexDirection: 'row',
    borderTopWidth: 0.6,
    borderTopColor: RULE,
    paddingTop: 6,
    fontSize: 7.5,
    color: FAINT,
  },
  footerContact: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingRight: 12 },
  footerPage: { width: 170, textAlign: 'right' },
});
