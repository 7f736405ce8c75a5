import { describe, expect, it } from 'vitest';
import { estimateSeconds } from './travel/estimate';
import { estimatedTravelTimes, UNLOCATED_SECONDS, withHolesFilled } from './travel/travelTimes';

const HOME = { lat: 39, lng: -84 };
/** One degree of latitude is 111.2 km. */
const north = (km: number) => ({ lat: HOME.lat + km / 111.195, lng: HOME.lng });

describe('estimated travel times', () => {
  it('match a door-to-door drive', () => {
    // Worked out by hand: 2 km in a straight line is 2.735 km by road at 34.25 km/h plus 2 minutes at the door, 407 s.
    expect(estimateSeconds(HOME, north(2))).toBeCloseTo(407, -1);
    expect(estimateSeconds(HOME, north(10)) / 60).toBeCloseTo(16, 0);
    expect(estimateSeconds(HOME, north(40)) / 60).toBeCloseTo(43, 0);
    expect(estimateSeconds(HOME, HOME)).toBe(0);
  });

  it('are guessed for an unlocated address', async () => {
    const { seconds, estimated } = await estimatedTravelTimes().matrix([HOME, undefined], 0);
    expect(seconds).toEqual([
      [0, UNLOCATED_SECONDS],
      [UNLOCATED_SECONDS, 0],
    ]);
    expect(estimated.flat().every(Boolean)).toBe(true);
  });

  it('fill and mark gaps left by a provider', () => {
    const { seconds, estimated } = withHolesFilled(
      [HOME, north(2)],
      [
        [0, null],
        [333.4, -1],
      ],
      'other',
    );
    expect(seconds[1]).toEqual([333, 0]);
    expect(seconds[0]?.[1]).toBe(estimateSeconds(HOME, north(2)));
    expect(estimated).toEqual([
      [false, true],
      [false, true],
    ]);
  });
});
