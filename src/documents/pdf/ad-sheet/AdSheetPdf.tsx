import { Circle, Document, G, Image, Line, Page, Path, Rect, Svg, Text as SvgText, View } from '@react-pdf/renderer';
import { BRAND_FONT_FACTS, type BrandFont } from '@/domain/brand/fonts';
import { BLEED_INCHES, MARKS_INCHES, POINTS_PER_INCH } from '@/domain/ad/sheet/formats';
import type { Mark, Sheet } from '@/domain/ad/sheet/marks';
import { printableText } from '../printable';

/** A sheet's pictures, cropped to the space they fill, as data URLs, by the index of their mark. */
export type PrintedAdSheet = { sheet: Sheet; pictures: ReadonlyMap<number, string> };
/** A QR code as an SVG path, one unit per module, without the quiet zone. */
type PrintedCode = { path: string; modules: number };
export type PrintedAd = { title: string; font: BrandFont; code: PrintedCode; sides: readonly PrintedAdSheet[] };

const BLEED = BLEED_INCHES * POINTS_PER_INCH;
const EDGE = MARKS_INCHES * POINTS_PER_INCH;
const HAIR = 0.25;
/** Crop marks start outside the bleed, so that they're never printed into it. */
const MARK_LENGTH = EDGE - 6;
const QUIET_MODULES = 2;

/** Renders printed pieces with bleed and crop marks: one page per side. Everything is vector except the pictures. */
export function AdSheetPdf({ printed: { title, font, code, sides } }: { printed: PrintedAd }) {
  return (
    <Document title={title}>
      {sides.map(({ sheet, pictures }, index) => (
        <Page
          key={index}
          size={[sheet.width + EDGE * 2, sheet.height + EDGE * 2]}
          style={{ backgroundColor: '#ffffff' }}
        >
          <View
            style={{
              position: 'absolute',
              left: EDGE,
              top: EDGE,
              width: sheet.width,
              height: sheet.height,
              overflow: 'hidden',
            }}
          >
            {sheet.marks.map((mark, place) => (
              <PrintedMark
                key={place}
                mark={mark}
                picture={pictures.get(place)}
                family={BRAND_FONT_FACTS[font].family}
                code={code}
                sheet={sheet}
              />
            ))}
          </View>
          <CropMarks width={sheet.width} height={sheet.height} />
        </Page>
      ))}
    </Document>
  );
}

type PrintedMarkProps = { mark: Mark; picture: string | undefined; family: string; code: PrintedCode; sheet: Sheet };

function PrintedMark({ mark, picture, family, code, sheet }: PrintedMarkProps) {
  if (mark.kind === 'guide') return null;
  if (mark.kind === 'picture')
    return picture === undefined ? null : (
      <Image
        src={picture}
        style={{ position: 'absolute', left: mark.x, top: mark.y, width: mark.width, height: mark.height }}
      />
    );
  return (
    <Svg
      width={sheet.width}
      height={sheet.height}
      viewBox={`0 0 ${String(sheet.width)} ${String(sheet.height)}`}
      style={{ position: 'absolute', left: 0, top: 0 }}
    >
      {mark.kind === 'box' && (
        <Rect
          x={mark.x}
          y={mark.y}
          width={mark.width}
          height={mark.height}
          rx={mark.radius ?? 0}
          ry={mark.radius ?? 0}
          fill={mark.color}
        />
      )}
      {mark.kind === 'words' && (
        <SvgText
          x={mark.x}
          y={mark.y}
          fill={mark.color}
          textAnchor={mark.align === 'center' ? 'middle' : 'start'}
          style={{ fontFamily: family, fontSize: mark.size, fontWeight: mark.weight }}
        >
          {printableText(mark.text)}
        </SvgText>
      )}
      {mark.kind === 'code' && <Code {...mark} code={code} />}
    </Svg>
  );
}

function Code({ x, y, size, code }: { x: number; y: number; size: number; code: PrintedCode }) {
  const each = size / (code.modules + QUIET_MODULES * 2);
  const [left, top] = [x + QUIET_MODULES * each, y + QUIET_MODULES * each].map((points) => points.toFixed(3));
  return (
    <>
      <Rect x={x} y={y} width={size} height={size} fill="#ffffff" />
      <G transform={`translate(${String(left)}, ${String(top)}) scale(${each.toFixed(5)})`}>
        <Path d={code.path} fill="#000000" />
      </G>
    </>
  );
}

/** Renders crop marks: two hairlines at each corner, and a ring at the middle of each side for registering the plates. */
function CropMarks({ width, height }: { width: number; height: number }) {
  const [pageWidth, pageHeight] = [width + EDGE * 2, height + EDGE * 2];
  const [left, right] = [EDGE + BLEED, EDGE + width - BLEED];
  const [top, bottom] = [EDGE + BLEED, EDGE + height - BLEED];
  const line = (x1: number, y1: number, x2: number, y2: number) => (
    <Line
      key={`${String(x1)} ${String(y1)} ${String(x2)} ${String(y2)}`}
      x1={x1}
      y1={y1}
      x2={x2}
      y2={y2}
      stroke="#000000"
      strokeWidth={HAIR}
    />
  );
  const ring = (x: number, y: number) => (
    <Circle key={`${String(x)} ${String(y)}`} cx={x} cy={y} r={4} stroke="#000000" strokeWidth={HAIR} fill="none" />
  );
  return (
    <Svg
      width={pageWidth}
      height={pageHeight}
      viewBox={`0 0 ${String(pageWidth)} ${String(pageHeight)}`}
      style={{ position: 'absolute', left: 0, top: 0 }}
    >
      {[left, right].flatMap((x) => [line(x, 0, x, MARK_LENGTH), line(x, pageHeight - MARK_LENGTH, x, pageHeight)])}
      {[top, bottom].flatMap((y) => [line(0, y, MARK_LENGTH, y), line(pageWidth - MARK_LENGTH, y, pageWidth, y)])}
      {[
        ring(pageWidth / 2, EDGE / 2),
        ring(pageWidth / 2, pageHeight - EDGE / 2),
        ring(EDGE / 2, pageHeight / 2),
        ring(pageWidth - EDGE / 2, pageHeight / 2),
      ]}
    </Svg>
  );
}
