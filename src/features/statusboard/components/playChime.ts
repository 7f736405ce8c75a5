/** Two short tones, a fourth apart: audible in an office, but not an alarm. */
const TONES_HZ = [660, 880] as const;
const TONE_SECONDS = 0.18;
const LOUDNESS = 0.2;

/** Plays the status board's sound, if the browser supports and allows it. */
export function playChime(): void {
  if (!('AudioContext' in window)) return;
  const audio = new AudioContext();
  const gain = audio.createGain();
  gain.gain.value = LOUDNESS;
  gain.connect(audio.destination);
  for (const [index, hertz] of TONES_HZ.entries()) {
    const tone = audio.createOscillator();
    tone.frequency.value = hertz;
    tone.connect(gain);
    tone.start(audio.currentTime + index * TONE_SECONDS);
    tone.stop(audio.currentTime + (index + 1) * TONE_SECONDS);
    // A board stays open for days: a sound must not leak anything.
    if (index === TONES_HZ.length - 1) tone.onended = () => void audio.close();
  }
}
