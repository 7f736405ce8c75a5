import { brandColors } from '@/domain/brand/legibility';
import type { Coordinates } from '@/domain/contact/pin';
import { zipsAround, type ZipPlaces } from '@/domain/load-calc/climate/zipPlaces';
import { mapViewOf } from '@/domain/routing/day/projection';

/** Nextdoor shows a 4:3 picture uncropped. */
export const AREA_WIDTH_PX = 1200;
export const AREA_HEIGHT_PX = 900;
const BAND_PX = 190;
const MILES_PER_DEGREE = 69.093;
const FONT = '"Inter Variable", system-ui, sans-serif';

export type AreaPicture = {
  /** Already blurred: see `blurred`. */
  place: Coordinates;
  radiusMiles: number;
  /** The neighborhood's name, as neighbors say it; '' for none. */
  title: string;
  companyName: string;
  primaryColor: string;
};

/**
 * Draws the work area without a map server: a soft spot on paper, the centers of the surrounding ZIP codes, a scale. The spot is drawn
 * half a mile wider than requested, because its center is only that accurate.
 */
export function drawAreaPicture(canvas: HTMLCanvasElement, picture: AreaPicture, zips: ZipPlaces): void {
  canvas.width = AREA_WIDTH_PX;
  canvas.height = AREA_HEIGHT_PX;
  const context = canvas.getContext('2d');
  if (!context) return;
  const { place, radiusMiles, title, companyName } = picture;
  const { fill, onFill } = brandColors(picture.primaryColor);
  const shownMiles = Math.max(6, (radiusMiles + 0.5) * 4);
  const reach = shownMiles / MILES_PER_DEGREE;
  const mapHeight = AREA_HEIGHT_PX - BAND_PX;
  const view = mapViewOf(
    [
      { lat: place.lat - reach, lng: place.lng },
      { lat: place.lat + reach, lng: place.lng },
    ],
    { width: AREA_WIDTH_PX, height: mapHeight, margin: 0 },
  );
  const middle = view.pointOf(place);
  const pixelsPerMile = view.scale.length / view.scale.miles;

  context.fillStyle = '#f3f1ea';
  context.fillRect(0, 0, AREA_WIDTH_PX, mapHeight);
  drawGrid(context, { middle, mapHeight, step: pixelsPerMile });
  drawZips(context, zipsAround(zips, { latitudeDeg: place.lat, longitudeDeg: place.lng }, shownMiles * 1.4), (at) =>
    view.pointOf({ lat: at.latitudeDeg, lng: at.longitudeDeg }),
  );
  drawSpot(context, { middle, radius: (radiusMiles + 0.5) * pixelsPerMile, fill });
  drawScale(context, { ...view.scale, y: mapHeight - 40 });

  context.fillStyle = fill;
  context.fillRect(0, mapHeight, AREA_WIDTH_PX, BAND_PX);
  context.fillStyle = onFill;
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  context.font = `600 56px ${FONT}`;
  context.fillText(
    title === '' ? 'We worked near you' : `We worked in ${title}`,
    60,
    mapHeight + 72,
    AREA_WIDTH_PX - 120,
  );
  context.font = `400 36px ${FONT}`;
  context.fillText(companyName, 60, mapHeight + 136, AREA_WIDTH_PX - 120);
}

type Spot = { x: number; y: number };

/** Draws a line each mile, so that distances can be judged. */
function drawGrid(
  context: CanvasRenderingContext2D,
  { middle, mapHeight, step }: { middle: Spot; mapHeight: number; step: number },
): void {
  context.strokeStyle = '#e3dfd3';
  context.lineWidth = 2;
  context.beginPath();
  for (let x = middle.x % step; x < AREA_WIDTH_PX; x += step) {
    context.moveTo(x, 0);
    context.lineTo(x, mapHeight);
  }
  for (let y = middle.y % step; y < mapHeight; y += step) {
    context.moveTo(0, y);
    context.lineTo(AREA_WIDTH_PX, y);
  }
  context.stroke();
}

function drawZips<T extends { zip: string }>(
  context: CanvasRenderingContext2D,
  around: readonly T[],
  pointOf: (at: T) => Spot,
): void {
  context.font = `500 26px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const drawn: Spot[] = [];
  for (const at of around) {
    const { x, y } = pointOf(at);
    // Post offices overlap in cities.
    if (drawn.some((other) => Math.hypot(other.x - x, other.y - y) < 90) || x < 50 || x > AREA_WIDTH_PX - 50) continue;
    drawn.push({ x, y });
    context.fillStyle = '#8b8577';
    context.beginPath();
    context.arc(x, y, 6, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = '#4f4a3f';
    context.fillText(at.zip, x, y - 14);
  }
}

function drawSpot(
  context: CanvasRenderingContext2D,
  { middle: { x, y }, radius, fill }: { middle: Spot; radius: number; fill: string },
): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, `${fill}b3`);
  gradient.addColorStop(0.65, `${fill}66`);
  gradient.addColorStop(1, `${fill}00`);
  context.fillStyle = gradient;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function drawScale(
  context: CanvasRenderingContext2D,
  { miles, length, y }: { miles: number; length: number; y: number },
): void {
  const x = AREA_WIDTH_PX - length - 60;
  context.strokeStyle = '#4f4a3f';
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + length, y);
  context.stroke();
  context.fillStyle = '#4f4a3f';
  context.font = `500 26px ${FONT}`;
  context.textAlign = 'center';
  context.fillText(`${String(miles)} mi`, x + length / 2, y - 14);
}
