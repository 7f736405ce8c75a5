import { brandColors } from '@/domain/brand/legibility';
import { cssFontOf, DEFAULT_BRAND_FONT } from '@/domain/brand/fonts';
import type { PaperCompany } from '@/domain/paper/schema';

/** Link preview size for Facebook, LinkedIn, X, and messengers: 1.91 to 1. */
export const SOCIAL_WIDTH_PX = 1200;
export const SOCIAL_HEIGHT_PX = 630;

const MARGIN = 80;
const PLATE = { width: 420, height: 180, padding: 24, radius: 16 };

/** Breaks `text` into at most the allowed number of lines, each no wider than `width`. */
function linesOf(
  context: CanvasRenderingContext2D,
  text: string,
  { width, most }: { width: number; most: number },
): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (context.measureText(longer).width <= width || lines.at(-1) === '') lines[lines.length - 1] = longer;
    else if (lines.length < most) lines.push(word);
    else {
      lines[lines.length - 1] = `${lines.at(-1) ?? ''} …`;
      break;
    }
  }
  return lines;
}

/** Draws the link preview picture: logo on a white plate, name, tagline, phone, and license on the company's color. */
export function drawSocialPicture(
  canvas: HTMLCanvasElement,
  company: PaperCompany,
  logo: CanvasImageSource | null,
): void {
  canvas.width = SOCIAL_WIDTH_PX;
  canvas.height = SOCIAL_HEIGHT_PX;
  const context = canvas.getContext('2d');
  if (!context) return;
  const { fill, onFill } = brandColors(company.primaryColor);
  const font = cssFontOf(company.kit?.font ?? DEFAULT_BRAND_FONT);
  const width = SOCIAL_WIDTH_PX - MARGIN * 2;
  context.fillStyle = fill;
  context.fillRect(0, 0, SOCIAL_WIDTH_PX, SOCIAL_HEIGHT_PX);
  context.fillStyle = company.accentColor;
  context.fillRect(0, SOCIAL_HEIGHT_PX - 16, SOCIAL_WIDTH_PX, 16);
  let y = MARGIN;
  if (logo) {
    drawLogo(context, logo, y);
    y += PLATE.height + 48;
  } else y += 90;

  context.fillStyle = onFill;
  context.textBaseline = 'top';
  const write = (text: string, sizePx: number, weight: number, most: number): void => {
    if (text === '') return;
    context.font = `${weight} ${sizePx}px ${font}`;
    for (const words of linesOf(context, text, { width, most })) {
      context.fillText(words, MARGIN, y, width);
      y += sizePx * 1.2;
    }
    y += sizePx * 0.3;
  };
  write(company.name, 68, 600, 2);
  write(company.kit?.tagline ?? '', 36, 400, 1);
  const contact = [company.phone, company.website.replace(/^https?:\/\//, '')].filter(Boolean).join('  ·  ');
  y = SOCIAL_HEIGHT_PX - MARGIN - (company.kit?.licenseLines.length ? 62 : 28);
  write(contact, 30, 600, 1);
  write(company.kit?.licenseLines[0] ?? '', 24, 400, 1);
}

const sizeOf = (logo: CanvasImageSource): { width: number; height: number } =>
  logo instanceof HTMLImageElement
    ? { width: logo.naturalWidth, height: logo.naturalHeight }
    : { width: Number('width' in logo ? logo.width : 1), height: Number('height' in logo ? logo.height : 1) };

function drawLogo(context: CanvasRenderingContext2D, logo: CanvasImageSource, top: number): void {
  const { width, height } = sizeOf(logo);
  const room = { width: PLATE.width - PLATE.padding * 2, height: PLATE.height - PLATE.padding * 2 };
  const scale = Math.min(room.width / width, room.height / height);
  const drawn = { width: width * scale, height: height * scale };
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.roundRect(MARGIN, top, drawn.width + PLATE.padding * 2, PLATE.height, PLATE.radius);
  context.fill();
  context.drawImage(logo, MARGIN + PLATE.padding, top + (PLATE.height - drawn.height) / 2, drawn.width, drawn.height);
}
