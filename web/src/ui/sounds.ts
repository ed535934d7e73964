/**
 * Sounds: six short ones, made here of plain waves; silent until they are wished for, and where
 * the system asks for calm.
 */
export type SoundName = "tile" | "worker" | "coin" | "turn" | "eclipse" | "end";

/** A tone: a wave of a pitch (Hz), when it begins, how long it fades (seconds), how loud. */
type Tone = readonly [wave: OscillatorType, pitch: number, at: number, fades: number, loud: number];

const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  tile: [
    ["triangle", 180, 0, 0.09, 0.5],
    ["sine", 90, 0, 0.12, 0.5],
  ],
  worker: [["triangle", 320, 0, 0.07, 0.35]],
  coin: [
    ["sine", 1560, 0, 0.12, 0.18],
    ["sine", 2340, 0.05, 0.16, 0.14],
  ],
  turn: [
    ["sine", 523, 0, 0.3, 0.3],
    ["sine", 784, 0.14, 0.45, 0.3],
  ],
  eclipse: [
    ["sine", 110, 0, 1.2, 0.5],
    ["sine", 165, 0.1, 1.1, 0.3],
    ["sine", 82, 0.3, 1.2, 0.4],
  ],
  end: [
    ["triangle", 392, 0, 0.4, 0.25],
    ["triangle", 523, 0.16, 0.4, 0.25],
    ["triangle", 659, 0.32, 0.9, 0.25],
  ],
};
/** All of it stays well below what else a machine plays. */
const LOUDEST = 0.25;

let audio: AudioContext | undefined;

export function sound(name: SoundName): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // A browser lets no page sound before its reader has touched it.
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [wave, pitch, at, fades, loud] of SOUNDS[name]) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const begin = audio.currentTime + at;
    tone.type = wave;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(loud * LOUDEST, begin);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + fades);
    tone.connect(gain).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + fades);
  }
}
